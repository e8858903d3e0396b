#include "games/the_number/terminal/sheet.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

#include "games/the_number/terminal/sentences.h"
#include "terminal/sentences.h"
#include "terminal/text.h"

namespace cifra::terminal {
namespace {

using the_number::kTurns;

constexpr int kPlayerColumns = 22;

Line seat_name(std::span<const std::string> names, int seat, int columns) {
  return {{fmt::format("{} ", symbol(seat)), seat_style(seat)},
          {fit(names[static_cast<std::size_t>(seat)], columns), kPlain}};
}

Span box(const std::optional<int>& value) {
  return value ? Span{fmt::format("{:>3}", *value), kPlain} : Span{"  ·", kQuiet};
}

}  // namespace

Page score_sheet(std::span<const std::string> names, std::span<const the_number::Turn> turns, int rounds) {
  constexpr int kColumns = 17;
  Page page{std::string(kTheNumber), "Score sheet", {}, {{"any key", "back"}}};
  std::string above = fit("", kColumns + 2);
  std::string head = fit("Turn", kColumns + 2);
  for (int round = 0; round < rounds; ++round) {
    above += fit(fmt::format("  Round {}", round + 1), 25);
    head += "  1  2  3  4  5 ─0─  Sum ";
  }
  page.lines = {{{above, kBold}}, {{head + "  Total", kQuiet}}};
  for (int seat = 0; seat < static_cast<int>(names.size()); ++seat) {
    Line line = seat_name(names, seat, kColumns);
    for (int round = 0; round < rounds; ++round) {
      const RoundSheet sheet = round_sheet(turns, round, seat);
      for (const auto& value : sheet.boxes) line.push_back(box(value));
      if (sheet.started()) {
        line.push_back({fmt::format("{:>4}{:>5} ", fmt::format("+{}", sheet.digits_crossed()), sheet.sum()), kPlain});
      } else {
        line.push_back({fit("", 10), kPlain});
      }
    }
    line.push_back({fmt::format("{:>7}", total(turns, rounds, seat)), kBold});
    page.lines.emplace_back();
    page.lines.push_back(std::move(line));
  }
  page.lines.emplace_back();
  page.lines.push_back({{"─0─ counts the digits crossed out: a point each at the end of the round.", kQuiet}});
  return page;
}

Page history(std::span<const std::string> names, std::span<const the_number::Turn> turns) {
  Page page{std::string(kTheNumber), "History, last turn first", {}, {{"↑ ↓", "scroll"}, {"any other key", "back"}}};
  if (turns.empty()) page.lines.push_back({{"No turn has been played yet.", kQuiet}});
  for (std::size_t i = turns.size(); i-- > 0;) {
    const the_number::Turn& turn = turns[i];
    page.lines.push_back({{fmt::format("Round {}, turn {}", i / kTurns + 1, i % kTurns + 1), kBold}});
    for (const int seat : check_order(turn)) {
      const the_number::SeatResult& result = turn.results[static_cast<std::size_t>(seat)];
      const bool stands = result.status == the_number::Status::kApproved;
      Line line = seat_name(names, seat, kPlayerColumns);
      line.push_back({stands ? "✓ " : "✗ ", stands ? kGood : kBad});
      line.push_back({fit(verdict(turn, seat), 42), kPlain});
      line.push_back({fmt::format("{:>4}", result.points), kBold});
      page.lines.push_back(std::move(line));
    }
    page.lines.emplace_back();
  }
  return page;
}

Page round_end(std::span<const std::string> names, std::span<const the_number::Turn> turns, int round, int rounds) {
  Page page{std::string(kTheNumber), fmt::format("Round {} is over", round + 1), {}, {{"any key", "next round"}}};
  page.lines.push_back({{fit("", kPlayerColumns + 4), kPlain}, {"Turns   Crossed out   Round   So far", kQuiet}});
  std::vector<int> order;
  for (int seat = 0; seat < static_cast<int>(names.size()); ++seat) order.push_back(seat);
  std::ranges::sort(order, {}, [&](int seat) { return std::pair(-total(turns, rounds, seat), seat); });
  for (const int seat : order) {
    const RoundSheet sheet = round_sheet(turns, round, seat);
    Line line = seat_name(names, seat, kPlayerColumns + 2);
    line.push_back({fmt::format("{:>5}{:>14}{:>8}", sheet.sum() - sheet.digits_crossed(),
                                fmt::format("+{}", sheet.digits_crossed()), sheet.sum()),
                    kPlain});
    line.push_back({fmt::format("{:>9}", total(turns, rounds, seat)), kBold});
    page.lines.push_back(std::move(line));
  }
  page.lines.emplace_back();
  page.lines.push_back({{"Every crossed-out digit is a point. Now all ten digits are back.", kPlain}});
  return page;
}

}  // namespace cifra::terminal
