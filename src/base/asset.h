// Assets: data that comes with a game and is too large or too dull for source files, such as learned weights and tables
// of solutions. They are the files `data/<game>/<name>.bin`; data/README.md tells what makes each of them.
//
// An asset is called "<game>/<name>" everywhere: in the code, by the page and in the folder. In a native program the
// bytes are part of it. In the browser they are not: the page fetches the file of a bot before it lets it play, and
// hands it over through room_for() (once, before anybody asks; not safe beside other threads).
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace cifra {

struct Asset {
  std::string_view name;                 // "<game>/<name>"
  std::span<const unsigned char> bytes;  // aligned to 64 bytes; empty while they are not here
};

// The assets of one game. The build makes the table of the files in its folder (cmake/assets.cmake).
class AssetTable {
 public:
  explicit AssetTable(std::span<Asset> assets) : assets_(assets) {}

  bool has(std::string_view name) const;

  // The bytes, for as long as the program runs; empty if they are not here.
  std::span<const unsigned char> bytes(std::string_view name) const;

  // Room of that size for an asset that is to be filled in by the caller; null if there is no asset of that name, or
  // it is here already.
  unsigned char* room_for(std::string_view name, std::size_t size);

 private:
  std::span<Asset> assets_;
};

}  // namespace cifra
