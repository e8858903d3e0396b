// The tables that are played on this device, by name. The authority is the same as in the house. The page keeps the log
// of each, and can load a table again from it at any time.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "base/error.h"
#include "base/told.h"
#include "table/table.h"

namespace cifra::methods {

inline constexpr std::size_t kMostTables = 64;

class Tables {
 public:
  Result<table::Table*> find(std::string_view id);
  // In the place of one with that name.
  Result<void> keep(table::Table table);
  void forget(std::string_view id);

  // Who waits for `table.think`, and is told meanwhile what the bot would choose so far.
  void set_listener(Listener<std::string> listener) { listener_ = std::move(listener); }
  const Listener<std::string>& listener() const { return listener_; }

 private:
  Listener<std::string> listener_;
  std::map<std::string, table::Table, std::less<>> tables_;
};

}  // namespace cifra::methods
