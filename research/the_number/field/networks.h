// data/the_number/field.bin on disk, as the trainers read and write it.
#pragma once

#include <cstdio>
#include <fstream>
#include <iterator>
#include <optional>
#include <vector>

#include "games/the_number/solve/field/field_file.h"

namespace cifra::train {

// Nothing if it is not there, or not of that kind.
inline std::optional<the_number::solve::FieldFile> load_networks(const char* path) {
  std::ifstream in(path, std::ios::binary);
  return the_number::solve::read_field_file(std::vector<unsigned char>{std::istreambuf_iterator<char>(in), {}});
}

// The networks for so many players; says it if there are none.
inline std::optional<the_number::solve::FieldValues> load_values(const char* path, std::size_t seats) {
  const auto file = load_networks(path);
  if (!file || !file->nets.contains(seats)) {
    std::fprintf(stderr, "%s has no networks for %zu players\n", path, seats);
    return std::nullopt;
  }
  the_number::solve::FieldValues values;
  values.set({file->nets.at(seats).begin(), file->nets.at(seats).end()});
  return values;
}

// Says it if it cannot be written.
inline bool save_networks(const char* path, const the_number::solve::FieldFile& file) {
  const auto bytes = the_number::solve::write_field_file(file);
  std::ofstream out(path, std::ios::binary);
  out.write(reinterpret_cast<const char*>(bytes.data()), std::ssize(bytes));
  out.close();
  if (!out) std::fprintf(stderr, "cannot write %s\n", path);
  return static_cast<bool>(out);
}

}  // namespace cifra::train
