// The address of the database, for `cifra serve`, `cifra backup` and `cifra admin`. It may hold a password, and every
// user of a machine sees the arguments of a process, so it can also come from a file or from the environment.
#pragma once

#include <string>

#include "base/error.h"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace cifra::cli {

struct DatabaseOptions {
  std::string address;
  std::string file;

  const CLI::Option* by_address = nullptr;  // of the parser, which lives as long
  const CLI::Option* by_file = nullptr;

  void add_to(CLI::App& app);  // --database and --database-file, of which only one may be given
};

// The option, or else the first line of the file, or else CIFRA_DATABASE, or else sqlite:cifra.db. A file that others
// can write to is refused.
Result<std::string> database_address(const DatabaseOptions& options);

}  // namespace cifra::cli
