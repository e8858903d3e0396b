#include "games/nmbr9/search/known_driver.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "games/nmbr9/search/known_search.h"

namespace cifra::nmbr9::search {
namespace {

constexpr std::uint64_t kSeed = 9;  // the same deck gets the same answer
constexpr std::uint64_t kNoEnd = ~std::uint64_t{0};
constexpr double kNodesOfSecond = 3.6e6;  // with one core of 2020

// What the search can plan with: the work there will be, for each of the lanes that share it.
SearchSettings settings_for(const KnownLimits& limits, std::size_t lanes) {
  SearchSettings settings;
  settings.work = limits.nodes;
  if (limits.nodes == 0) {
    settings.wide_beams = std::max<std::size_t>(lanes, 1);
    settings.work = static_cast<std::uint64_t>(limits.seconds * kNodesOfSecond) * settings.wide_beams;
  }
  return settings;
}

int score_of(const KnownSearch& search) { return search.best() == nullptr ? 0 : search.best()->score(); }

// When the score of a deck is looked at, in seconds.
constexpr std::array kMarks = {0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 60.0, 120.0, 300.0, 600.0};

struct DeckAnswer {
  bool done = false;  // not stopped
  int score = 0;
  std::uint64_t nodes = 0;
  std::vector<int> at_marks;
};

DeckAnswer solve_deck(const Deck& deck, const KnownLimits& limits, const Runner& whole) {
  DeckAnswer answer;
  if (whole.stopped()) return answer;
  LaneRunner runner(whole);
  const double begin = runner.seconds();
  KnownSearch search(deck.cards(), kSeed, settings_for(limits, 1));
  for (;;) {
    answer.score = score_of(search);
    search.run(1, runner);  // one task
    const double used = runner.seconds() - begin;
    // What a task finds after the time does not count.
    while (answer.at_marks.size() < kMarks.size() && used >= kMarks[answer.at_marks.size()]) {
      answer.at_marks.push_back(answer.score);
    }
    if (runner.stopped() || (limits.seconds > 0 && used >= limits.seconds)) break;
    answer.score = score_of(search);
    if (limits.nodes > 0 && search.nodes() >= limits.nodes) break;
  }
  answer.done = !runner.stopped();
  answer.nodes = search.nodes();
  return answer;
}

MeanScore mean_of(const std::vector<int>& scores) {
  const auto count = static_cast<double>(scores.size());
  MeanScore result;
  double squares = 0;
  for (const int score : scores) result.mean += score / count;
  for (const int score : scores) squares += (score - result.mean) * (score - result.mean);
  if (scores.size() > 1) result.standard_error = std::sqrt(squares / (count - 1) / count);
  return result;
}

}  // namespace

KnownAnswer find_best(std::span<const std::uint8_t> cards, const KnownLimits& limits, Runner& runner,
                      const KnownListener& listener) {
  PartRunner part(runner, limits.seconds);
  KnownSearch search(cards, kSeed, settings_for(limits, runner.lanes()));
  const std::uint64_t end = limits.nodes > 0 ? limits.nodes : kNoEnd;
  while (search.nodes() < end && !part.stopped() && !search.is_hopeless()) {
    search.step(KnownSearch::kBatch, end, part);
    if (listener) listener({score_of(search), search.nodes(), part.seconds()});
  }
  KnownAnswer answer{std::nullopt, search.nodes()};
  if (search.best() != nullptr) answer.layout = search.best()->layout();
  return answer;
}

DecksAnswer solve_decks(std::span<const Deck> decks, const KnownLimits& limits, Runner& runner) {
  std::vector<DeckAnswer> answers(decks.size());
  runner.run(decks.size(), "decks", [&](std::size_t piece, std::size_t /*lane*/) {
    answers[piece] = solve_deck(decks[piece], limits, runner);
  });
  std::erase_if(answers, [](const DeckAnswer& one) { return !one.done; });
  DecksAnswer all;
  if (answers.empty()) return all;
  std::size_t marks = kMarks.size();
  for (const DeckAnswer& one : answers) {
    all.scores.push_back(one.score);
    all.nodes += one.nodes;
    marks = std::min(marks, one.at_marks.size());
  }
  all.all = mean_of(all.scores);
  for (std::size_t mark = 0; mark < marks; ++mark) {
    std::vector<int> then;
    for (const DeckAnswer& one : answers) then.push_back(one.at_marks[mark]);
    all.over_time.push_back({kMarks[mark], mean_of(then)});
  }
  return all;
}

}  // namespace cifra::nmbr9::search
