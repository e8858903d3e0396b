// The store in one SQLite file: the default, for a house on one machine.
//
// Write-ahead log with a sync at every commit: what append() has answered survives a crash and a power cut. One process
// owns the file (locks on FILE.lock and on the file itself, which end with the process); others may read and back up
// beside it, under the same name.
#pragma once

#include <memory>
#include <string>

#include "base/error.h"
#include "store/store.h"

namespace cifra::store {

Result<std::unique_ptr<Store>> open_sqlite(const std::string& path, Access access);

}  // namespace cifra::store
