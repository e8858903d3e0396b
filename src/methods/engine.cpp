#include "methods/engine.h"

#include <cstddef>
#include <optional>
#include <span>

#include "base/json.h"
#include "base/json_text.h"
#include "game/registry.h"
#include "methods/method.h"
#include "methods/reviewing.h"

namespace cifra::methods {
namespace {

// The answer of the method of that name, if one of these tables has it.
template <class Memory>
std::optional<Result<std::string>> answer_of(std::span<const game::PageMethod<Memory>> methods, std::string_view name,
                                             Memory& memory, const json::object& input) {
  for (const game::PageMethod<Memory>& method : methods) {
    if (method.name == name) return method.answer(memory, input);
  }
  return std::nullopt;
}

}  // namespace

Result<std::string> Engine::call_game(std::string_view method, const json::object& input) {
  const std::size_t dot = method.find('.');
  const std::string_view name = method.substr(0, dot);
  const game::GameType* const type = dot == std::string_view::npos ? nullptr : game::find_game_type(name);
  if (type == nullptr) return game::no_such_method();
  auto page = pages_.find(name);
  if (page == pages_.end()) page = pages_.emplace(name, type->page()).first;
  if (page->second == nullptr) return game::no_such_method();
  return page->second->call(method.substr(dot + 1), input);
}

Result<std::string> Engine::call(std::string_view method, std::string_view input) {
  const auto value = parse_json(input, kBadInput);
  if (!value) return std::unexpected(value.error());
  if (!value->is_null() && !value->is_object()) {
    return fail(kBadInput, "", "the input of a method is an object or null");
  }
  static const json::object kNothing;
  const json::object& object = value->is_object() ? value->get_object() : kNothing;
  for (const auto& methods : {tool_methods(), table_methods()}) {
    if (auto answer = answer_of(methods, method, tables_, object)) return std::move(*answer);
  }
  if (auto answer = answer_of(review_methods(), method, reviewing_, object)) return std::move(*answer);
  return call_game(method, object);
}

std::string error_json(const Error& error) {
  std::string out;
  JsonText text(out);
  text.begin_object().key("error").begin_object();
  text("code", error.code)("at", error.at)("message", error.message).end_object().end_object();
  return out;
}

}  // namespace cifra::methods
