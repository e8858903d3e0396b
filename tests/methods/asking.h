// Questions to an engine as a page asks them, in texts, with its answers as JSON.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "base/json.h"
#include "methods/engine.h"

namespace cifra::methods {

class Page {
 public:
  // The answer, which must be one.
  json::value ask(std::string_view method, const json::value& input = nullptr) {
    const auto answer = engine_.call(method, json::serialize(input));
    EXPECT_TRUE(answer) << method << ": " << (answer ? "" : error_json(answer.error()));
    if (!answer) return nullptr;
    const auto value = parse_json(*answer, "bad_answer");
    EXPECT_TRUE(value) << *answer;
    return value.value_or(nullptr);
  }

  // The error, which it must be: "code at".
  std::string fault(std::string_view method, std::string_view input) {
    const auto answer = engine_.call(method, input);
    if (answer) return "answered " + *answer;
    EXPECT_FALSE(answer.error().message.empty());
    return answer.error().code + " " + answer.error().at;
  }

  Engine& engine() { return engine_; }

 private:
  Engine engine_;
};

inline std::string salt(int number) {
  const std::string digits = std::to_string(number);
  return std::string(64 - digits.size(), 'a') + digits;
}

}  // namespace cifra::methods
