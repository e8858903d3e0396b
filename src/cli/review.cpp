// `cifra review`: reviews game records, one a line: what each decision cost, what was luck, what was possible.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <cstdio>
#include <optional>
#include <thread>
#include <vector>

#include "base/json_text.h"
#include "cli/by_game.h"
#include "cli/files.h"
#include "cli/html.h"
#include "cli/numbers.h"
#include "cli/subcommand.h"
#include "cli/thread_runner.h"
#include "game/game_type.h"
#include "record/read.h"
#include "record/review.h"

namespace cifra::cli {
namespace {

struct Shard {
  std::size_t index = 0;
  std::size_t count = 1;
};

struct Plan {
  record::ReviewOptions options;
  double seconds = 0;  // for a record; 0 is no limit
  Shard shard;
  bool sharded = false;
  bool as_json = false;
};

// A record on its way: what it is reviewed to.
struct Job {
  std::size_t index = 0;  // among the records of the file
  std::string text;
  bool too_long = false;
  std::optional<record::Record> record;
  std::string json;  // the review, or an object with `error`
  bool good = false;
};

std::string error_of(const Error& error) {
  std::string out;
  JsonText text(out);
  text.begin_object().key("error").begin_object();
  text("at", error.at)("code", error.code)("message", error.message).end_object().end_object();
  return out;
}

void review_one(Job& job, const Plan& plan, Runner& whole) {
  const PartRunner runner(whole, plan.seconds);
  auto record = job.too_long ? Result<record::Record>(fail("bad_record", "", "the line is longer than 1 MiB"))
                             : record::read_record(job.text);
  job.text.clear();
  auto review = record ? record::RecordReview::begin(std::move(*record), plan.options)
                       : Result<record::RecordReview>(std::unexpected(std::move(record.error())));
  if (!review) {
    job.json = error_of(review.error());
    return;
  }
  while (!runner.stopped() && review->step()) continue;
  job.json = review->json();
  job.record = review->record();
  job.good = true;
}

// The line of a job, with where it stands in the file when only a part of the file is reviewed.
std::string line_of(const Job& job, const Plan& plan) {
  if (!plan.sharded) return job.json;
  std::string members;
  JsonText text(members);
  text.begin_object()("index", job.index).key("shard").begin_array();
  text.value(plan.shard.index).value(plan.shard.count).end_array();
  return members + "," + job.json.substr(1);
}

Result<Shard> read_shard(std::string_view text) {
  const std::size_t slash = text.find('/');
  const std::unexpected<Error> wrong = fail("bad_shard", "shard", "--shard is I/N, with I from 0 to N-1, such as 0/4");
  if (slash == std::string_view::npos) return wrong;
  Shard shard;
  const auto read = [](std::string_view digits, std::size_t& value) {
    const auto end = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return end.ec == std::errc() && end.ptr == digits.data() + digits.size();
  };
  if (!read(text.substr(0, slash), shard.index) || !read(text.substr(slash + 1), shard.count)) return wrong;
  if (shard.index >= shard.count) return wrong;
  return shard;
}

const ReviewPrinter* printer_of(const record::Record& record) {
  for (const ReviewPrinter& one : review_printers()) {
    if (one.game == record.game->type().name()) return &one;
  }
  return nullptr;
}

// What came of the jobs, in the order of the file.
class Output {
 public:
  explicit Output(const Plan& plan) : plan_(plan) {}

  void add(const Job& job) {
    all_good_ = all_good_ && job.good;
    const ReviewPrinter* const printer = job.record ? printer_of(*job.record) : nullptr;
    const auto review = parse_json(job.json, "bad_review");
    const bool for_people = printer != nullptr && review && review->is_object();
    if (plan_.as_json || !for_people) {
      fmt::print("{}\n", line_of(job, plan_));
    } else {
      fmt::print("{}{}", printed_ ? "\n" : "", printer->text(review->get_object(), *job.record));
      printed_ = true;
    }
    if (for_people) html_ += printer->html(review->get_object(), *job.record);
    std::fflush(stdout);
  }
  bool all_good() const { return all_good_; }
  const std::string& html() const { return html_; }

 private:
  const Plan& plan_;
  bool all_good_ = true;
  bool printed_ = false;
  std::string html_;
};

}  // namespace

int run_review(const Subcommand& self, std::span<const std::string> arguments) {
  CLI::App app(std::string(self.summary), "cifra review");
  Plan plan;
  unsigned threads = std::max(1U, std::thread::hardware_concurrency());
  std::string path;
  std::string shard;
  std::string html_path;
  app.add_option("FILE", path, "records, one JSON object per line; - is standard input")->required();
  app.add_option("--seconds", plan.seconds, "at most so long for a record; what is missing then is said")
      ->transform(decimal(0.001, 1e6));
  app.add_option("--par", plan.options.par_games, "so many games of expert on the same shuffle, for its par; 0: none")
      ->transform(whole(0, record::kMostParGames));
  app.add_option("--shard", shard, "I/N: only the records whose index is I modulo N, counted from 0");
  app.add_option("--threads", threads, "how many threads")->transform(whole(1, kMostThreads))->capture_default_str();
  app.add_flag("--json", plan.as_json, "print JSON, one line a record");
  app.add_option("--html", html_path, "write one page with pictures that needs no other file");
  if (const Parsed parsed = parse(app, arguments); !parsed.go_on) return parsed.exit_code;
  if (!shard.empty()) {
    const auto read = read_shard(shard);
    if (!read) return wrong_usage(read.error().message);
    plan.shard = *read;
    plan.sharded = true;
  }

  ThreadRunner runner(threads, {.seconds = 0, .interruptible = true});
  Output output(plan);
  std::vector<Job> jobs;
  const auto work_off = [&] {
    runner.run(jobs.size(), "", [&](std::size_t piece, std::size_t) { review_one(jobs[piece], plan, runner); });
    for (const Job& job : jobs) output.add(job);
    jobs.clear();
  };
  std::size_t index = 0;
  const auto read = read_lines(path, kMaxJsonBytes, [&](std::string_view text, bool too_long) {
    if (!too_long && text.find_first_not_of(" \t\r") == std::string_view::npos) return true;
    const std::size_t at = index++;
    if (at % plan.shard.count != plan.shard.index) return true;
    Job& job = jobs.emplace_back();
    job.index = at;
    job.text = text;
    job.too_long = too_long;
    if (jobs.size() == threads) work_off();
    return !runner.stopped();
  });
  work_off();
  if (!read) return wrong_usage(read.error().message);
  if (!html_path.empty()) {
    if (const auto written = write_file(html_path, html_page("Review", output.html())); !written) {
      return cannot_write(written.error());
    }
  }
  return output.all_good() ? kOk : kNo;
}

}  // namespace cifra::cli
