#include "games/nmbr9/cli/solve_known.h"

#include <fmt/format.h>

#include <atomic>
#include <cmath>
#include <csignal>
#include <ctime>
#include <memory>

#include "base/json.h"
#include "cli/command.h"
#include "cli/workers.h"
#include "games/nmbr9/search/known_search.h"

namespace cifra::cli {
namespace {

using nmbr9::search::KnownSearch;

constexpr double kDefaultSeconds = 10;
constexpr std::uint64_t kSeed = 9;  // the same deck gets the same answer

std::atomic<bool> interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free);

// Ctrl-C ends the search, and a second one the program.
class Interruptible {
 public:
  Interruptible() {
    interrupted = false;
    std::signal(SIGINT, [](int) {
      interrupted = true;
      std::signal(SIGINT, SIG_DFL);
    });
  }
  Interruptible(const Interruptible&) = delete;
  Interruptible& operator=(const Interruptible&) = delete;
  ~Interruptible() { std::signal(SIGINT, SIG_DFL); }
};

struct Limits {
  double seconds = 0;  // none if 0
  std::uint64_t nodes = 0;

  explicit Limits(const SolveOptions& options)
      : seconds(options.seconds.value_or(options.nodes ? 0 : kDefaultSeconds)), nodes(options.nodes.value_or(0)) {}
  bool over(double seconds_used, std::uint64_t nodes_used) const {
    return interrupted || (seconds > 0 && seconds_used >= seconds) || (nodes > 0 && nodes_used >= nodes);
  }
};

// What the search can plan with: the work there will be, for each of the threads that share it.
constexpr double kNodesOfSecond = 3.6e6;  // with one core of 2020

nmbr9::search::SearchSettings settings_for(const Limits& limits, std::size_t threads) {
  nmbr9::search::SearchSettings settings;
  settings.work = limits.nodes;
  if (limits.nodes == 0) {
    settings.wide_beams = std::max<std::size_t>(threads, 1);
    settings.work = static_cast<std::uint64_t>(limits.seconds * kNodesOfSecond) * settings.wide_beams;
  }
  return settings;
}

void show_search(const Limits& limits, double seconds, const KnownSearch& search) {
  if (isatty(STDERR_FILENO) == 0) return;
  const double share = limits.nodes > 0 ? static_cast<double>(search.nodes()) / static_cast<double>(limits.nodes)
                                        : seconds / limits.seconds;
  const auto width = static_cast<std::size_t>(40 * std::min(share, 1.0));
  fmt::print(stderr, "\r[{:<40}] {:.0f} s, {} points", std::string(width, '#'), seconds,
             search.best() == nullptr ? 0 : search.best()->score());
}

double processor_seconds() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

// When the table looks at the score: 1, 2 and 5 times every power of ten.
constexpr std::array kMarks = {0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 60.0, 120.0, 300.0, 600.0};

struct DeckAnswer {
  bool done = false;  // not interrupted
  int score = 0;
  std::uint64_t nodes = 0;
  std::vector<int> at_marks;
};

DeckAnswer solve_on_one_core(const nmbr9::Deck& deck, const Limits& limits) {
  const double start = processor_seconds();
  KnownSearch search(deck.cards(), kSeed, settings_for(limits, 1));
  DeckAnswer answer;
  const auto score = [&] { return search.best() == nullptr ? 0 : search.best()->score(); };
  for (;;) {
    answer.score = score();
    search.run(1);  // one task
    const double used = processor_seconds() - start;
    // What a task finds after the time does not count.
    while (answer.at_marks.size() < kMarks.size() && used >= kMarks[answer.at_marks.size()]) {
      answer.at_marks.push_back(answer.score);
    }
    if (limits.over(used, 0)) break;
    answer.score = score();
    if (limits.over(used, search.nodes())) break;
  }
  answer.done = !interrupted;
  answer.nodes = search.nodes();
  return answer;
}

struct MeanScore {
  double mean = 0;
  double stderr_of_mean = 0;
};

MeanScore mean_of(const std::vector<int>& scores) {
  const auto count = static_cast<double>(scores.size());
  MeanScore result;
  double squares = 0;
  for (const int score : scores) result.mean += score / count;
  for (const int score : scores) squares += (score - result.mean) * (score - result.mean);
  if (scores.size() > 1) result.stderr_of_mean = std::sqrt(squares / (count - 1) / count);
  return result;
}

}  // namespace

KnownAnswer solve_known(std::span<const std::uint8_t> cards, const SolveOptions& options) {
  const Interruptible interruptible;
  const Limits limits(options);
  const double start = seconds_now();
  KnownSearch search(cards, kSeed, settings_for(limits, options.threads));
  const auto over = [&] { return limits.over(seconds_now() - start, search.nodes()); };
  const auto out_of_time = [&] { return limits.over(seconds_now() - start, 0); };
  while (!over()) {
    const std::vector<KnownSearch::Task> tasks = search.batch();
    std::vector<std::optional<KnownSearch::Found>> found(tasks.size());
    share_out(options.threads, tasks.size(), {}, [&] {
      return [&](std::size_t i) {
        // Time may end within a batch; work is counted when results are taken, in order.
        if (!out_of_time()) found[i] = search.perform(tasks[i], out_of_time);
      };
    });
    for (std::size_t i = 0; i < tasks.size() && found[i]; ++i) {
      if (limits.nodes > 0 && search.nodes() >= limits.nodes) break;
      search.take(tasks[i], *found[i]);
    }
    show_search(limits, seconds_now() - start, search);
    if (search.best() == nullptr && search.nodes() > 0) break;  // nothing fits
  }
  if (isatty(STDERR_FILENO) != 0) fmt::print(stderr, "\r\033[K");
  KnownAnswer answer{std::nullopt, search.nodes(), seconds_now() - start};
  if (search.best() != nullptr) answer.layout = search.best()->layout();
  return answer;
}

int solve_decks(const std::vector<nmbr9::Deck>& decks, const SolveOptions& options) {
  const Interruptible interruptible;
  const Limits limits(options);
  std::vector<DeckAnswer> answers(decks.size());
  share_out(options.threads, decks.size(), "decks",
            [&] { return [&](std::size_t i) { answers[i] = solve_on_one_core(decks[i], limits); }; });
  std::erase_if(answers, [](const DeckAnswer& one) { return !one.done; });
  if (answers.empty()) {
    fmt::print(stderr, "cifra: stopped before a deck was done\n");
    return kNo;
  }
  std::vector<int> scores;
  std::uint64_t nodes = 0;
  std::size_t marks = kMarks.size();
  for (const DeckAnswer& one : answers) {
    scores.push_back(one.score);
    nodes += one.nodes;
    marks = std::min(marks, one.at_marks.size());
  }
  const MeanScore all = mean_of(scores);
  json::array over_time;
  for (std::size_t mark = 0; mark < marks; ++mark) {
    std::vector<int> then;
    for (const DeckAnswer& one : answers) then.push_back(one.at_marks[mark]);
    const MeanScore mean = mean_of(then);
    over_time.push_back({{"seconds", kMarks[mark]}, {"mean", mean.mean}, {"stderr", mean.stderr_of_mean}});
    if (!options.as_json) fmt::print("{:>6} s  {:.2f} ± {:.2f}\n", kMarks[mark], mean.mean, mean.stderr_of_mean);
  }
  if (options.as_json) {
    fmt::print("{}\n", json::serialize(json::object{{"decks", answers.size()},
                                                    {"mean", all.mean},
                                                    {"stderr", all.stderr_of_mean},
                                                    {"nodes", nodes},
                                                    {"scores", json::array(scores.begin(), scores.end())},
                                                    {"over_time", std::move(over_time)}}));
  } else {
    fmt::print("{} decks: {:.2f} ± {:.2f} points, {:.1f} million placements each\n", answers.size(), all.mean,
               all.stderr_of_mean, static_cast<double>(nodes) / 1e6 / static_cast<double>(answers.size()));
  }
  return kOk;
}

}  // namespace cifra::cli
