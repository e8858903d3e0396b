// Every case of good/ and bad/ through the referee, line by line as `cifra referee` does it. compare.mjs runs the same
// cases through the program; here they run under sanitizers too.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "base/json.h"
#include "record/lines.h"
#include "record/referee.h"

namespace cifra::record {
namespace {

namespace fs = std::filesystem;

std::string read_file(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

std::vector<fs::path> cases(const std::string& kind) {
  std::vector<fs::path> paths;
  for (const auto& entry : fs::directory_iterator(fs::path(CIFRA_SOURCE_DIR) / "tests" / "records" / kind)) {
    if (entry.path().extension() == ".jsonl") paths.push_back(entry.path());
  }
  std::ranges::sort(paths);
  return paths;
}

// The verdicts without their messages, which are free text and must be there.
json::value without_message(std::string_view line) {
  json::value verdict = *parse_json(line, "bad_verdict");
  if (json::value* error = verdict.as_object().if_contains("error")) {
    if (const json::value* message = error->as_object().if_contains("message")) {
      EXPECT_FALSE(message->as_string().empty());
    }
    error->as_object().erase("message");
  }
  return verdict;
}

std::vector<Verdict> judge_file(const fs::path& path) {
  std::vector<Verdict> verdicts;
  const auto line = [&](std::string_view text, bool too_long) {
    if (!too_long && text.find_first_not_of(" \t\r") == std::string_view::npos) return;
    verdicts.push_back(too_long ? record::too_long() : referee(text));
  };
  LineSplitter lines(kMaxJsonBytes);
  lines.feed(read_file(path), line);
  lines.finish(line);
  return verdicts;
}

void compare(const fs::path& path) {
  const std::vector<Verdict> verdicts = judge_file(path);
  std::istringstream expected(read_file(fs::path(path).replace_extension(".verdict")));
  std::string line;
  std::size_t count = 0;
  for (; std::getline(expected, line); ++count) {
    ASSERT_LT(count, verdicts.size()) << path;
    EXPECT_EQ(without_message(verdicts[count].line), without_message(line)) << path << " line " << count + 1;
  }
  EXPECT_EQ(count, verdicts.size()) << path;
}

TEST(Cases, Good) {
  const auto paths = cases("good");
  ASSERT_GT(paths.size(), 40U);
  for (const fs::path& path : paths) {
    compare(path);
    for (const Verdict& verdict : judge_file(path)) EXPECT_TRUE(verdict.valid) << path;
  }
}

TEST(Cases, Bad) {
  const auto paths = cases("bad");
  ASSERT_GT(paths.size(), 60U);
  for (const fs::path& path : paths) {
    compare(path);
    EXPECT_FALSE(std::ranges::all_of(judge_file(path), &Verdict::valid)) << path;
  }
}

}  // namespace
}  // namespace cifra::record
