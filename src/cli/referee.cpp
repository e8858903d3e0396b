// `cifra referee`: checks and scores game records, one a line.
#include <CLI/CLI.hpp>
#include <cstdio>

#include "base/json.h"
#include "cli/files.h"
#include "cli/subcommand.h"
#include "record/referee.h"

namespace cifra::cli {
namespace {

class Session {
 public:
  void line(std::string_view text, bool too_long) {
    ++number_;
    if (!too_long && text.find_first_not_of(" \t\r") == std::string_view::npos) return;
    const record::Verdict verdict = too_long ? record::too_long() : record::referee(text);
    all_valid_ = all_valid_ && verdict.valid;
    std::fwrite(verdict.line.data(), 1, verdict.line.size(), stdout);
    std::fputc('\n', stdout);
    for (const std::string& remark : verdict.remarks)
      std::fprintf(stderr, "cifra: line %zu: %s\n", number_, remark.c_str());
  }
  bool all_valid() const { return all_valid_; }

 private:
  std::size_t number_ = 0;
  bool all_valid_ = true;
};

}  // namespace

int run_referee(const Subcommand& self, std::span<const std::string> arguments) {
  CLI::App app(std::string(self.summary), "cifra referee");
  std::string path;
  app.add_option("FILE", path, "records, one JSON object per line; - is standard input")->required();
  if (const Parsed parsed = parse(app, arguments); !parsed.go_on) return parsed.exit_code;

  Session session;
  const auto read = read_lines(path, kMaxJsonBytes, [&](std::string_view text, bool too_long) {
    session.line(text, too_long);
    return true;
  });
  if (!read) return wrong_usage(read.error().message);
  return session.all_valid() ? kOk : kNo;
}

}  // namespace cifra::cli
