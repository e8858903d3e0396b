// The schema of a store as numbered steps, and how a store gets from any of them to the newest one.
//
// A step that has been released is never changed: a change of the schema is one more step at the end, for both
// dialects.
#pragma once

#include <span>
#include <string_view>

#include "base/error.h"

namespace cifra::store {

// Step n is entry n - 1; the two lists are equally long.
std::span<const char* const> sqlite_migrations();
std::span<const char* const> postgresql_migrations();

// What a migration needs of a database.
class Schema {
 public:
  virtual ~Schema() = default;
  virtual Result<int> version() = 0;  // the last step that was done; 0 when nothing is there
  // In one transaction: does that step and notes it, unless another process has done so meanwhile.
  virtual Result<void> raise(int step, const char* script) = 0;
};

// Does the steps that are missing. store_newer, and nothing happens, when there are more than we know.
Result<void> migrate(Schema& schema, std::span<const char* const> scripts);
Result<void> check_not_newer(int version, std::span<const char* const> scripts);

}  // namespace cifra::store
