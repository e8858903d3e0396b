#include "games/the_number/terminal/sheet.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

#include "games/the_number/terminal/sentences.h"
#include "games/the_number/terminal/texts.h"
#include "terminal/text.h"
#include "terminal/texts.h"

namespace cifra::terminal {
namespace {

using the_number::kTurns;

constexpr int kPlayerColumns = 22;

Line seat_name(std::span<const std::string> names, int seat, int columns) {
  return {{fmt::format("{} ", symbol(seat)), seat_style(seat)},
          {fit_name(names[static_cast<std::size_t>(seat)], columns), kPlain}};
}

Span box(const std::optional<int>& value) {
  return value ? Span{fmt::format("{:>3}", *value), kPlain} : Span{"  ·", kQuiet};
}

}  // namespace

Page score_sheet(const Words& words, std::span<const std::string> names, std::span<const the_number::Turn> turns,
                 int rounds) {
  constexpr int kColumns = 17;
  Page page{std::string(kTheNumber),
            words("the_number.scores"_text),
            {},
            {{words("terminal.anyKey"_text), words("terminal.goBack"_text)}}};
  std::string above = fit("", kColumns + 2);
  std::string head = fit(capitalised(words("the_number.terminal.turn"_text)), kColumns + 2);
  for (int round = 0; round < rounds; ++round) {
    above += fit("  " + words("the_number.terminal.round"_text, {{"round", round + 1}}), 25);
    head += "  1  2  3  4  5 ─0─" + fit_right(capitalised(words("the_number.sum"_text)), 6);
  }
  page.lines = {{{above, kBold}}, {{head + fit_right(capitalised(words("the_number.total"_text)), 7), kQuiet}}};
  for (int seat = 0; seat < static_cast<int>(names.size()); ++seat) {
    Line line = seat_name(names, seat, kColumns);
    for (int round = 0; round < rounds; ++round) {
      const RoundSheet sheet = round_sheet(turns, round, seat);
      for (const auto& value : sheet.boxes) line.push_back(box(value));
      if (sheet.started()) {
        line.push_back({fmt::format("{:>4}{:>6}", fmt::format("+{}", sheet.digits_crossed()), sheet.sum()), kPlain});
      } else {
        line.push_back({fit("", 10), kPlain});
      }
    }
    line.push_back({fmt::format("{:>7}", total(turns, rounds, seat)), kBold});
    page.lines.emplace_back();
    page.lines.push_back(std::move(line));
  }
  page.lines.emplace_back();
  add_text(page, words("the_number.terminal.crossedCount"_text), kQuiet);
  return page;
}

Page history(const Words& words, std::span<const std::string> names, std::span<const the_number::Turn> turns) {
  constexpr int kColumns = 16;
  constexpr int kVerdictColumns = kSmallest.columns - kColumns - 6;
  constexpr int kPointsColumns = 4;
  Page page{std::string(kTheNumber),
            words("the_number.history"_text),
            {},
            {{"↑ ↓", words("terminal.scroll"_text)}, {words("terminal.otherKey"_text), words("terminal.goBack"_text)}}};
  if (turns.empty()) page.lines.push_back({{words("the_number.terminal.noTurns"_text), kQuiet}});
  for (std::size_t i = turns.size(); i-- > 0;) {
    const the_number::Turn& turn = turns[i];
    page.lines.push_back(
        {{words("the_number.roundTurn"_text, {{"round", i / kTurns + 1}, {"turn", i % kTurns + 1}}), kBold}});
    for (const int seat : check_order(turn)) {
      const the_number::SeatResult& result = turn.results[static_cast<std::size_t>(seat)];
      const bool approved = result.status == the_number::Status::kApproved;
      Line line = seat_name(names, seat, kColumns);
      line.push_back({approved ? "✓ " : "✗ ", approved ? kGood : kBad});
      // Only an approved number has points; the sentence about another one may need the room.
      const int columns = kVerdictColumns - (approved ? kPointsColumns : 0);
      line.push_back({fit(verdict(words, turn, seat), columns), kPlain});
      if (approved) line.push_back({fmt::format("{:>{}}", result.points, kPointsColumns), kBold});
      page.lines.push_back(std::move(line));
    }
    page.lines.emplace_back();
  }
  return page;
}

Page round_end(const Words& words, std::span<const std::string> names, std::span<const the_number::Turn> turns,
               int round, int rounds) {
  constexpr int kColumn = 12;
  Page page{std::string(kTheNumber),
            words("the_number.afterRound"_text, {{"round", round + 1}}),
            {},
            {{words("terminal.anyKey"_text), words("the_number.nextRound"_text)}}};
  page.lines.push_back({{fit("", kPlayerColumns + 2), kPlain},
                        {fit_right(capitalised(words("the_number.terminal.turns"_text)), kColumn) +
                             fit_right(words("the_number.terminal.crossed"_text), kColumn) +
                             fit_right(words("the_number.terminal.inRound"_text), kColumn) +
                             fit_right(capitalised(words("the_number.total"_text)), kColumn),
                         kQuiet}});
  std::vector<int> order;
  for (int seat = 0; seat < static_cast<int>(names.size()); ++seat) order.push_back(seat);
  std::ranges::sort(order, {}, [&](int seat) { return std::pair(-total(turns, rounds, seat), seat); });
  for (const int seat : order) {
    const RoundSheet sheet = round_sheet(turns, round, seat);
    Line line = seat_name(names, seat, kPlayerColumns);
    line.push_back({fmt::format("{:>{}}{:>{}}{:>{}}", sheet.sum() - sheet.digits_crossed(), kColumn,
                                fmt::format("+{}", sheet.digits_crossed()), kColumn, sheet.sum(), kColumn),
                    kPlain});
    line.push_back({fmt::format("{:>{}}", total(turns, rounds, seat), kColumn), kBold});
    page.lines.push_back(std::move(line));
  }
  page.lines.emplace_back();
  add_text(page, words("the_number.roundOver"_text));
  return page;
}

}  // namespace cifra::terminal
