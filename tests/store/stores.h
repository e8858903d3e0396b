// Stores for tests: a fresh one of either kind for every test, and some things to put into them.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <memory>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "store/store.h"

namespace cifra::store {

// A directory that removes itself.
class TemporaryDirectory {
 public:
  explicit TemporaryDirectory(const std::filesystem::path& parent = std::filesystem::temp_directory_path());
  ~TemporaryDirectory();
  TemporaryDirectory(const TemporaryDirectory&) = delete;
  TemporaryDirectory& operator=(const TemporaryDirectory&) = delete;
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

// The PostgreSQL of this process: started when first asked for, removed when the process ends, however it ends.
namespace postgres {
std::string address();
std::string new_database();                                      // its address
void execute(const std::string& where, const std::string& sql);  // past the store
void crash();  // as if the machine had lost its power; what was committed stays
void start();  // again
}  // namespace postgres

enum class Kind : std::uint8_t { kSqlite, kPostgresql };
void PrintTo(Kind kind, std::ostream* out);  // NOLINT(readability-identifier-naming): GoogleTest's name

// Every test of this kind runs on both stores.
class AnyStore : public testing::TestWithParam<Kind> {
 protected:
  AnyStore();
  Store& store() { return *store_; }
  std::unique_ptr<Store> another();  // on the same data, if the kind can
  void reopen();
  Appended append(Append append);
  const std::string& address() const { return address_; }
  const std::string& directory() const { return directory_.path(); }

 private:
  TemporaryDirectory directory_;
  std::string address_;
  std::unique_ptr<Store> store_;
};

std::unique_ptr<Store> opened(const std::string& address, Access access = Access::kOwn);

// A few events of a table; `events` says which, so that others at the same place differ.
Append events(std::string table, std::int64_t seq, std::int64_t version, std::string_view what = "");

// An open table with a code made of its id, and these players.
TableRow row(std::string id, std::vector<std::string> players = {});

Player guest(std::string id, std::int64_t seen_ms = 1000);

std::vector<std::string> ids(const std::vector<TableRow>& rows);

}  // namespace cifra::store
