// The store in PostgreSQL: for a house of many nodes. Any node may write any table; unique (table, seq) decides races.
//
// No call takes longer than a few seconds. When the server is restarted or gone, calls fail with store_away and the
// first one after it is back works again.
#pragma once

#include <memory>
#include <string>

#include "base/error.h"
#include "store/store.h"

namespace cifra::store {

Result<std::unique_ptr<Store>> open_postgresql(const std::string& address, Access access);

}  // namespace cifra::store
