// A stream cut into pieces anywhere gives the same lines as the whole stream at once.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "record/lines.h"

namespace {

constexpr std::size_t kLongest = 16;

std::vector<std::string> plain(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    lines.push_back(line.size() > kLongest ? std::string("too long") : "=" + std::string(line));
    if (end == std::string_view::npos) break;
    text.remove_prefix(end + 1);
  }
  return lines;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::size_t step = data[0] % 32 + 1;
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  std::vector<std::string> lines;
  const auto keep = [&](std::string_view line, bool too_long) {
    lines.push_back(too_long ? "too long" : "=" + std::string(line));
  };
  cifra::record::LineSplitter splitter(kLongest);
  for (std::size_t at = 0; at < text.size(); at += step) splitter.feed(text.substr(at, step), keep);
  splitter.finish(keep);
  if (lines != plain(text)) std::abort();
  return 0;
}
