#include "base/asset.h"

#include <algorithm>
#include <new>

#include "base/asset_table.h"

namespace cifra {
namespace {

constexpr std::align_val_t kAlignment{64};

Asset* find(std::string_view name) {
  const std::span<Asset> all = assets();
  const auto found = std::ranges::find(all, name, &Asset::name);
  return found == all.end() ? nullptr : &*found;
}

}  // namespace

std::span<const unsigned char> asset(std::string_view name) {
  const Asset* found = find(name);
  return found == nullptr ? std::span<const unsigned char>() : found->bytes;
}

unsigned char* provide_asset(std::string_view name, std::size_t size) {
  Asset* found = find(name);
  if (found == nullptr || !found->bytes.empty() || size == 0) return nullptr;
  auto* bytes = static_cast<unsigned char*>(::operator new(size, kAlignment));  // for as long as the program runs
  found->bytes = {bytes, size};
  return bytes;
}

}  // namespace cifra
