// Assets of The Number: the files data/the_number/*.bin. The definition is made by the build (cmake/assets.cmake).
#pragma once

#include <string_view>

#include "base/asset.h"

namespace cifra::the_number {

AssetTable& assets();

inline constexpr std::string_view kRoundAsset = "the_number/round";      // two players, points
inline constexpr std::string_view kWinAsset = "the_number/win";          // two players, chances of winning
inline constexpr std::string_view kChancesAsset = "the_number/chances";  // two players, before every turn, roughly
inline constexpr std::string_view kFieldAsset = "the_number/field";      // three to five players

}  // namespace cifra::the_number
