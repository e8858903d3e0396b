#include "store/store.h"

#include <exception>

#include "store/postgresql.h"
#include "store/sqlite.h"

namespace cifra::store {

Result<std::unique_ptr<Store>> open_store(const std::string& address, Access access) {
  constexpr std::string_view kSqliteScheme = "sqlite:";
  try {
    if (address.starts_with(kSqliteScheme)) return open_sqlite(address.substr(kSqliteScheme.size()), access);
    if (address.starts_with("postgresql://") || address.starts_with("postgres://")) {
      return open_postgresql(address, access);
    }
    return fail(kBadStore, "", "--database takes sqlite:FILE or postgresql://…");
  } catch (const std::exception& wrong) {
    return fail(kAway, "", std::string("cannot open the database: ") + wrong.what());
  }
}

}  // namespace cifra::store
