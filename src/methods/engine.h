// What a page asks of the engine: a method and a JSON value in, a JSON value or an error out. web/src/engine/api.ts
// describes every method for those who call it.
//
// Whatever is given is hostile until it has been read; nothing here throws, prints, reads a clock or makes random
// numbers of its own. An Engine remembers the tables that are played on the device and a search that goes on, no more.
#pragma once

#include <string>
#include <string_view>

#include "base/error.h"
#include "methods/method.h"

namespace cifra::methods {

class Engine {
 public:
  // The answer as JSON. The codes of errors are those of the rules, the tables and the records, and these:
  // no_such_method, bad_input (`at` says where), too_many_tables.
  Result<std::string> call(std::string_view method, std::string_view input);

 private:
  Memory memory_;
};

// {"error":{"code":...,"at":...,"message":...}}
std::string error_json(const Error& error);

}  // namespace cifra::methods
