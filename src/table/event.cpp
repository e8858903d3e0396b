#include "table/event.h"

#include <array>
#include <cstddef>
#include <utility>

#include "base/json_text.h"

namespace cifra::table {
namespace {

constexpr std::array<std::string_view, 3> kClocks = {"none", "seconds", "days"};

struct Writer {
  explicit Writer(std::string& out) : text(out) {}
  void operator()(std::string_view key, const std::string& value) { text(key, value); }
  void operator()(std::string_view key, int value) { text(key, value); }
  void operator()(std::string_view key, const Settings& value) { text.key(key).raw(to_json(value)); }
  void maybe(std::string_view key, int value) {
    if (value >= 0) text(key, value);
  }
  void maybe(std::string_view key, const std::string& value) {
    if (!value.empty()) text(key, value);
  }

  JsonText text;
};

// Remembers the first thing that is missing or of the wrong type.
class Reader {
 public:
  explicit Reader(const json::object& object) : object_(object) {}

  void operator()(std::string_view key, std::string& value) {
    const json::value* found = object_.if_contains(key);
    if (found == nullptr || !found->is_string()) return wrong(key, "must be a string");
    value = found->get_string();
  }
  void operator()(std::string_view key, int& value) {
    const json::value* found = object_.if_contains(key);
    if (found == nullptr || !found->is_int64()) return wrong(key, "must be an integer");
    if (found->get_int64() < -1'000'000 || found->get_int64() > 1'000'000) return wrong(key, "is out of range");
    value = static_cast<int>(found->get_int64());
  }
  void operator()(std::string_view key, Settings& value) {
    const json::value* found = object_.if_contains(key);
    auto settings = read_settings(found == nullptr ? json::value() : *found);
    if (!settings) return wrong(key, settings.error().message);
    value = std::move(*settings);
  }
  void maybe(std::string_view key, auto& value) {
    if (object_.contains(key)) (*this)(key, value);
  }
  const Result<void>& problem() const { return problem_; }

 private:
  void wrong(std::string_view key, const std::string& message) {
    if (problem_) problem_ = fail("bad_event", std::string(key), std::string(key) + " " + message);
  }

  const json::object& object_;
  Result<void> problem_;
};

template <class E>
bool read_as(std::string_view type, const json::object& object, What& what, Result<void>& problem) {
  if (type != E::kType) return false;
  E event;
  Reader reader(object);
  event.fields(reader);
  problem = reader.problem();
  what = std::move(event);
  return true;
}

template <class... E>
bool read_any(std::variant<E...>& what, std::string_view type, const json::object& object, Result<void>& problem) {
  return (read_as<E>(type, object, what, problem) || ...);
}

}  // namespace

void append_json(std::string& out, const Clock& clock) {
  JsonText text(out);
  text.begin_object();
  text("kind", kClocks[static_cast<std::size_t>(clock.unit)])("amount", clock.amount);
  text.end_object();
}

void append_json(std::string& out, const Settings& settings) {
  JsonText text(out);
  text.begin_object()("game", settings.game);
  text.key("options").raw(json::serialize(settings.options));
  text.key("clock").raw(to_json(settings.clock));
  text("public", settings.is_public);
  if (settings.rated) text("rated", true);
  if (settings.numbered) text("numbered", true);
  text.end_object();
}

Result<Settings> read_settings(const json::value& value) {
  const json::object* object = value.if_object();
  if (object == nullptr) return fail("bad_settings", "", "settings must be an object");
  Settings settings;
  const json::value* game = object->if_contains("game");
  if (game == nullptr || !game->is_string()) return fail("bad_settings", "game", "game must be a string");
  settings.game = game->get_string();
  if (const json::value* options = object->if_contains("options")) settings.options = *options;
  for (const auto& [key, field] : {std::pair("public", &settings.is_public), std::pair("rated", &settings.rated),
                                   std::pair("numbered", &settings.numbered)}) {
    const json::value* flag = object->if_contains(key);
    if (flag == nullptr) continue;
    if (!flag->is_bool()) return fail("bad_settings", key, std::string(key) + " must be true or false");
    *field = flag->get_bool();
  }
  const json::value* clock = object->if_contains("clock");
  if (clock == nullptr) return settings;
  const json::value* kind = clock->is_object() ? clock->get_object().if_contains("kind") : nullptr;
  const json::value* amount = clock->is_object() ? clock->get_object().if_contains("amount") : nullptr;
  for (std::size_t i = 0; i < kClocks.size(); ++i) {
    if (kind == nullptr || !kind->is_string() || kind->get_string() != kClocks[i]) continue;
    settings.clock.unit = static_cast<Clock::Unit>(i);
    if (i == 0) return settings;
    const std::int64_t most = i == 1 ? 3600 : 30;
    if (amount == nullptr || !amount->is_int64() || amount->get_int64() < 1 || amount->get_int64() > most) {
      return fail("bad_settings", "clock.amount", "a turn has 1 to 3600 seconds, or 1 to 30 days");
    }
    settings.clock.amount = static_cast<int>(amount->get_int64());
    return settings;
  }
  return fail("bad_settings", "clock.kind", "a clock is none, seconds or days");
}

void append_json(std::string& out, const Event& event) {
  Writer writer(out);
  writer.text.begin_object();
  std::visit(
      [&]<class E>(const E& what) {
        writer.text("type", E::kType)("at", event.at_ms);
        const_cast<E&>(what).fields(writer);  // which only reads
      },
      event.what);
  writer.text.end_object();
}

Result<Event> read_event(const json::value& value) {
  const json::object* object = value.if_object();
  if (object == nullptr) return fail("bad_event", "", "an event must be an object");
  const json::value* type = object->if_contains("type");
  const json::value* at = object->if_contains("at");
  if (type == nullptr || !type->is_string()) return fail("bad_event", "type", "an event needs a type");
  if (at == nullptr || !at->is_int64()) return fail("bad_event", "at", "an event needs a time");
  Event event;
  event.at_ms = at->get_int64();
  Result<void> problem;
  if (!read_any(event.what, type->get_string(), *object, problem)) {
    return fail("bad_event", "type", "there is no such event: " + std::string(type->get_string()));
  }
  if (!problem) return std::unexpected(problem.error());
  return event;
}

}  // namespace cifra::table
