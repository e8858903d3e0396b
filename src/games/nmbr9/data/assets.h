// Assets of NMBR 9: the files data/nmbr9/*.bin. The definition is made by the build (cmake/assets.cmake).
#pragma once

#include "base/asset.h"

namespace cifra::nmbr9 {

AssetTable& assets();

}  // namespace cifra::nmbr9
