#include "methods/engine.h"

#include <array>

#include "base/json.h"
#include "base/json_text.h"
#include "methods/method.h"

namespace cifra::methods {
namespace {

const Method* find_method(std::string_view name) {
  for (const auto& list : std::array{tool_methods(), number_methods(), number_advise_methods(), nmbr9_methods(),
                                     nmbr9_best_methods(), table_methods()}) {
    for (const Method& method : list) {
      if (method.name == name) return &method;
    }
  }
  return nullptr;
}

}  // namespace

Result<std::string> Engine::call(std::string_view method, std::string_view input) {
  const Method* found = find_method(method);
  if (found == nullptr) return fail("no_such_method", "", "the engine has no such method");
  const auto value = parse_json(input, kBadInput);
  if (!value) return std::unexpected(value.error());
  if (value->is_null()) return found->answer(memory_, {});
  if (!value->is_object()) return fail(kBadInput, "", "the input of a method is an object or null");
  return found->answer(memory_, value->get_object());
}

std::string error_json(const Error& error) {
  std::string out;
  JsonText text(out);
  text.begin_object().key("error").begin_object();
  text("code", error.code)("at", error.at)("message", error.message).end_object().end_object();
  return out;
}

}  // namespace cifra::methods
