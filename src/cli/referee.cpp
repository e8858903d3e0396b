// `cifra referee`: checks and scores game records, one a line.
#include <CLI/CLI.hpp>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>

#include "base/json.h"
#include "cli/subcommand.h"
#include "record/lines.h"
#include "record/referee.h"

namespace cifra::cli {
namespace {

constexpr std::size_t kLongestLine = std::size_t{1} << 30;  // which is passed over; no file of records has it

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

  const auto close = [](std::FILE* file) {
    if (file != stdin) std::fclose(file);
  };
  const std::unique_ptr<std::FILE, decltype(close)> file(path == "-" ? stdin : std::fopen(path.c_str(), "rb"), close);
  if (!file) return wrong_usage("cannot read " + path + ": " + std::strerror(errno));

  Session session;
  const auto line = [&](std::string_view text, bool too_long) { session.line(text, too_long); };
  record::LineSplitter lines(kMaxJsonBytes);
  std::array<char, 1 << 16> piece;
  std::size_t unended = 0;  // bytes since the last line end
  while (const std::size_t size = std::fread(piece.data(), 1, piece.size(), file.get())) {
    const std::string_view bytes(piece.data(), size);
    lines.feed(bytes, line);
    const std::size_t last = bytes.rfind('\n');
    unended = last == std::string_view::npos ? unended + size : size - last - 1;
    if (unended > kLongestLine) return wrong_usage(path + " has a line that does not end: more than 1 GiB");
  }
  const int problem = std::ferror(file.get()) != 0 ? errno : 0;
  lines.finish(line);
  if (problem != 0) return wrong_usage("cannot read " + path + ": " + std::strerror(problem));
  return session.all_valid() ? kOk : kNo;
}

}  // namespace cifra::cli
