#include "cli/database.h"

#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cstdlib>
#include <string_view>

#include "cli/files.h"

namespace cifra::cli {
namespace {

constexpr std::size_t kMostBytes = 4096;

Result<std::string> read_address(const std::string& path) {
  const auto bad = [&](std::string_view why) {
    return fail("bad_database_file", path, fmt::format("--database-file {}: {}", path, why));
  };
  struct stat status{};
  if (::stat(path.c_str(), &status) == 0) {
    if ((status.st_mode & (S_IWGRP | S_IWOTH)) != 0 || (status.st_uid != 0 && status.st_uid != ::geteuid())) {
      return bad("others can write to this file; it must be yours alone, as after chmod 600");
    }
  }
  auto text = read_file(path, kMostBytes);
  if (!text) return std::unexpected(std::move(text.error()));
  const std::size_t end = text->find_first_of("\r\n");
  const std::string line = text->substr(0, end);
  const std::size_t first = line.find_first_not_of(" \t");
  if (first == std::string::npos) return bad("the first line is the address of the database, and it is empty");
  return line.substr(first, line.find_last_not_of(" \t") - first + 1);
}

}  // namespace

void DatabaseOptions::add_to(CLI::App& app) {
  auto* const option =
      app.add_option("--database", address, "sqlite:FILE (default: sqlite:cifra.db) or postgresql://…");
  by_address = option;
  by_file = app.add_option("--database-file", file,
                           "a file with that address in its first line, which hides a password; also: CIFRA_DATABASE")
                ->excludes(option);
}

Result<std::string> database_address(const DatabaseOptions& options) {
  if (options.by_address->count() > 0) return options.address;
  if (options.by_file->count() > 0) return read_address(options.file);
  const char* const given = std::getenv("CIFRA_DATABASE");  // NOLINT(concurrency-mt-unsafe): before any thread
  return given == nullptr || *given == '\0' ? "sqlite:cifra.db" : given;
}

}  // namespace cifra::cli
