// Engine: what the web page asks. A method and a JSON value in, a JSON value or an error out. The methods of a game
// begin with its name: "<game>.<method>". web/src/engine/api.ts and the engine.ts of every game describe them for those
// who call them.
//
// Whatever is given is hostile until it has been read; nothing here throws, prints, reads a clock or makes random
// numbers of its own. An Engine remembers the tables that are played on the device, the review it is at,
// and what each game remembers.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "base/error.h"
#include "base/told.h"
#include "game/page.h"
#include "methods/reviewing.h"
#include "methods/tables.h"

namespace cifra::methods {

class Engine {
 public:
  // The answer as JSON. The codes of errors are those of the rules, the tables and the records, and these:
  // no_such_method, bad_input (`at` says where), too_many_tables.
  Result<std::string> call(std::string_view method, std::string_view input);

  // Is told what a bot would choose so far, while `table.think` is answered.
  void set_listener(Listener<std::string> listener) { tables_.set_listener(std::move(listener)); }

 private:
  Result<std::string> call_game(std::string_view method, const json::object& input);

  Tables tables_;
  Reviewing reviewing_;
  std::map<std::string, std::unique_ptr<game::Page>, std::less<>> pages_;  // by game, made when first asked
};

// {"error":{"code":...,"at":...,"message":...}}
std::string error_json(const Error& error);

}  // namespace cifra::methods
