// Page methods: lines of a method and its input, one after the other to one engine that has tables. Whatever is asked,
// the answer is JSON.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "base/json.h"
#include "methods/engine.h"

namespace {

constexpr int kMostCalls = 64;  // games are long; inputs that only repeat are not worth the time

void begin(cifra::methods::Engine& engine, std::string_view table, std::string_view game) {
  const std::string input =
      R"({"table":")" + std::string(table) + R"(","settings":{"game":")" + std::string(game) +
      R"("},"you":{"player":"p","name":"A"},"bots":[{"name":"B","level":"random"}],"seed":"s","salt":")" +
      std::string(64, '0') + R"(","now":1})";
  if (!engine.call("table.begin", input)) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view rest(reinterpret_cast<const char*>(data), size);
  cifra::methods::Engine engine;
  begin(engine, "n", "the-number");
  begin(engine, "t", "nmbr9");
  for (int calls = 0; calls < kMostCalls && !rest.empty(); ++calls) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    const std::string_view line = rest.substr(0, end);
    const std::size_t blank = std::min(line.find(' '), line.size());
    const std::string_view method = line.substr(0, blank);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    if (method == "signature" || method == "bench") continue;  // they read nothing, and take long
    const auto answer = engine.call(method, line.substr(std::min(blank + 1, line.size())));
    if (!cifra::parse_json(answer ? *answer : cifra::methods::error_json(answer.error()), "bad")) std::abort();
  }
  return 0;
}
