#include "base/asset.h"

#include <algorithm>
#include <new>

namespace cifra {
namespace {

constexpr std::align_val_t kAlignment{64};

}  // namespace

bool AssetTable::has(std::string_view name) const {
  return std::ranges::find(assets_, name, &Asset::name) != assets_.end();
}

std::span<const unsigned char> AssetTable::bytes(std::string_view name) const {
  const auto found = std::ranges::find(assets_, name, &Asset::name);
  return found == assets_.end() ? std::span<const unsigned char>() : found->bytes;
}

unsigned char* AssetTable::room_for(std::string_view name, std::size_t size) {
  const auto found = std::ranges::find(assets_, name, &Asset::name);
  if (found == assets_.end() || !found->bytes.empty() || size == 0) return nullptr;
  auto* bytes = static_cast<unsigned char*>(::operator new(size, kAlignment));  // for as long as the program runs
  found->bytes = {bytes, size};
  return bytes;
}

}  // namespace cifra
