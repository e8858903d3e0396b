// The engine for the browser: one function, call(), takes a method and its JSON and answers with JSON. Texts are passed
// through one buffer; every function is called on one thread of one instance.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "base/json_text.h"
#include "game/registry.h"
#include "methods/engine.h"

#define CIFRA_EXPORT(name) extern "C" __attribute__((export_name(#name)))

// What a bot would choose so far, in JSON: {"done":7,"total":40,"choice":"761"}. The page reads it at once.
extern "C" __attribute__((import_module("cifra"), import_name("thought"))) void thought(const char* data,
                                                                                        std::size_t size);

namespace {

std::string g_text;  // what the page wrote, or what the last call answered

cifra::methods::Engine& engine() {
  static cifra::methods::Engine engine = [] {
    cifra::methods::Engine made;
    made.set_listener([](std::uint64_t done, std::uint64_t total, const std::string& choice) {
      std::string out;  // not the buffer: the method that thinks may still read its input there
      cifra::JsonText(out).begin_object()("done", done)("total", total)("choice", choice).end_object();
      thought(out.data(), out.size());
    });
    return made;
  }();
  return engine;
}

}  // namespace

// Room for a text of `size` bytes that the page writes before it calls.
CIFRA_EXPORT(text_room) char* text_room(std::size_t size) {
  g_text.resize(size);
  return g_text.data();
}
CIFRA_EXPORT(text_data) const char* text_data() { return g_text.data(); }
CIFRA_EXPORT(text_size) std::size_t text_size() { return g_text.size(); }

// The text is the name of an asset (base/asset.h): room for its bytes, which the page writes at once; null if there is
// none of that name, or it is here already.
CIFRA_EXPORT(asset_room) unsigned char* asset_room(std::size_t size) { return cifra::game::asset_room(g_text, size); }

// The text is the name of a method, a line end, and its input. 1: the text is the answer now; 0: it is an error.
CIFRA_EXPORT(call) int call() {
  const std::string_view text = g_text;
  const std::size_t end = std::min(text.find('\n'), text.size());
  auto answer = engine().call(text.substr(0, end), text.substr(std::min(end + 1, text.size())));
  const bool good = answer.has_value();
  g_text = good ? std::move(*answer) : cifra::methods::error_json(answer.error());
  return good ? 1 : 0;
}
