// Data that comes with the engine and is too large or too dull for source files: learned weights, tables of solutions.
// They are the files `data/<name>.bin`; data/README.md tells what makes each of them.
//
// In a native program they are part of it. In the browser they are not: the page fetches the file of a bot before it
// lets it play, and hands it over with provide_asset() (once, before anybody asks; not safe beside other threads).
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace cifra {

// The bytes of data/<name>.bin, for as long as the program runs; empty if they are not here. Aligned to 64 bytes.
std::span<const unsigned char> asset(std::string_view name);

// Room of that size for an asset that is to be filled in by the caller; null if there is no asset of that name, or it
// is here already.
unsigned char* provide_asset(std::string_view name, std::size_t size);

}  // namespace cifra
