// Numbers as options: written in full, finite and within their range. CLI11's own ranges let nan pass and read 010
// as 8.
#pragma once

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <string>

namespace cifra::cli {

inline constexpr std::uint64_t kMostThreads = 1024;

// For transform(): a whole number of decimal digits.
inline CLI::Validator whole(std::uint64_t least, std::uint64_t most) {
  return {[least, most](std::string& text) {
            std::uint64_t value = 0;
            const char* const end = text.data() + text.size();
            const auto [at, problem] = std::from_chars(text.data(), end, value);
            if (problem != std::errc() || at != end || value < least || value > most) {
              return fmt::format("'{}' is not a whole number from {} to {}", text, least, most);
            }
            text = std::to_string(value);
            return std::string();
          },
          fmt::format("{} to {}", least, most)};
}

// For transform(): a number such as 2 or 0.5.
inline CLI::Validator decimal(double least, double most) {
  return {[least, most](std::string& text) {
            double value = 0;
            const char* const end = text.data() + text.size();
            const auto [at, problem] = std::from_chars(text.data(), end, value);
            if (problem != std::errc() || at != end || !std::isfinite(value) || value < least || value > most) {
              return fmt::format("'{}' is not a number from {} to {}", text, least, most);
            }
            return std::string();
          },
          fmt::format("{} to {}", least, most)};
}

}  // namespace cifra::cli
