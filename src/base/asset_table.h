// The names and bytes behind asset.h: a table that the build makes of data/*.bin (cmake/assets.cmake).
#pragma once

#include <span>
#include <string_view>

namespace cifra {

struct Asset {
  std::string_view name;
  std::span<const unsigned char> bytes;
};

std::span<Asset> assets();

}  // namespace cifra
