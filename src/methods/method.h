// A method, and the lists of them. Used by engine.cpp and by the files that have the methods.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "base/error.h"
#include "base/json.h"
#include "methods/search.h"
#include "methods/tables.h"

namespace cifra::methods {

inline constexpr std::string_view kBadInput = "bad_input";

// What an engine remembers from one call to the next.
struct Memory {
  Tables tables;
  Search search;
};

struct Method {
  std::string_view name;
  Result<std::string> (*answer)(Memory& memory, const json::object& input);
};

std::span<const Method> tool_methods();
std::span<const Method> number_methods();
std::span<const Method> number_advise_methods();
std::span<const Method> nmbr9_methods();
std::span<const Method> nmbr9_best_methods();
std::span<const Method> table_methods();

}  // namespace cifra::methods
