// `cifra solve the-number --objective win`: first the last round, for every score difference at its start; then the
// first round, with these chances at its end. Every piece that is done is written down, so it can be stopped at any
// moment.
#include <fmt/format.h>

#include <atomic>
#include <ctime>
#include <filesystem>
#include <mutex>
#include <optional>

#include "base/json.h"
#include "cli/command.h"
#include "cli/files.h"
#include "cli/workers.h"
#include "games/the_number/cli/round_tables.h"
#include "games/the_number/cli/win_tables.h"
#include "games/the_number/solve/two_players/equilibrium.h"

namespace cifra::cli {
namespace {

using namespace the_number::solve;

constexpr int kRounds = 2;

double cpu_seconds_now() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

std::string file_of(const std::string& folder, int round, int turn) {
  return fmt::format("{}/win-round{}-turn{}.bin", folder, round + 1, turn + 1);
}

// The pieces in the file of a turn, by their larger set; and how long the whole ones are together.
struct Pieces {
  std::vector<std::optional<WinPiece>> pieces = std::vector<std::optional<WinPiece>>(1024);
  std::size_t bytes = 0;
  std::size_t file_bytes = 0;
};
Result<Pieces> read_pieces(const std::string& path) {
  Pieces read;
  const auto bytes = read_bytes(path);
  if (!bytes) return std::unexpected(bytes.error());
  std::span<const unsigned char> rest = *bytes;
  while (auto piece = read_piece(rest)) read.pieces[piece->larger] = std::move(piece);
  read.bytes = bytes->size() - rest.size();
  read.file_bytes = bytes->size();
  return read;
}

WinTurn put_together(int round, int turn, std::span<const DigitSet> sets,
                     std::span<const std::optional<WinPiece>> pieces) {
  WinTurn result;
  result.round = round;
  result.turn = turn;
  result.complete = true;
  for (const DigitSet set : sets) {
    const std::optional<WinPiece>& piece = pieces[set];
    if (!piece) {
      result.complete = false;
      continue;
    }
    piece->add_to(result.layer);
    result.positions += piece->entries.size();
    result.solved += piece->solved;
    result.programmes += piece->programmes;
    result.error = std::max(result.error, piece->error);
    result.cpu_seconds += piece->seconds;
  }
  return result;
}

}  // namespace

Result<WinTurn> solve_win_turn(const WinTask& task, int round, int turn, const WinLayer& next) {
  const std::vector<DigitSet> sets = pieces_of(turn, task.scope);
  std::vector<std::optional<WinPiece>> pieces(std::size_t{1024});
  std::optional<OutputFile> file;
  if (!task.folder.empty()) {
    const std::string path = file_of(task.folder, round, turn);
    auto known = read_pieces(path);
    if (!known) return std::unexpected(std::move(known.error()));
    pieces = std::move(known->pieces);
    if (known->bytes < known->file_bytes) {  // a piece that was cut off
      std::error_code problem;
      std::filesystem::resize_file(path, known->bytes, problem);
      if (problem) return fail("cannot_write", path, fmt::format("cannot write {}: {}", path, problem.message()));
    }
    auto opened = OutputFile::open(path, OutputFile::Mode::kAppend);
    if (!opened) return std::unexpected(std::move(opened.error()));
    file = std::move(*opened);
  }
  std::vector<DigitSet> missing;
  for (const DigitSet set : sets) {
    if (!pieces[set]) missing.push_back(set);
  }
  const RoundValues* const points = shipped_round_values();
  std::mutex mutex;
  Result<void> kept;
  std::atomic<bool> stopped = false;  // what cannot be kept is not solved
  share_out(task.threads, missing.size(), fmt::format("round {}, turn {}", round + 1, turn + 1), [&] {
    return [&, solver = WinPieceSolver(task.options, task.scope, task.reach, points)](std::size_t i) mutable {
      if (stopped || (task.stop_at > 0 && seconds_now() > task.stop_at)) return;
      const double begin = cpu_seconds_now();
      WinPiece piece = solver.solve(turn, missing[i], next);
      piece.seconds = cpu_seconds_now() - begin;
      const std::vector<unsigned char> bytes = write_piece(piece);
      const std::scoped_lock lock(mutex);
      if (file && kept) {
        file->write({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
        kept = file->flush();
        stopped = !kept;
      }
      pieces[missing[i]] = std::move(piece);
    };
  });
  if (file && kept) kept = file->finish();
  if (!kept) return std::unexpected(std::move(kept.error()));
  return put_together(round, turn, sets, pieces);
}

std::optional<KnownTurn> read_win_turn(const std::string& folder, int round, Position position, int difference) {
  std::optional<RoundStart> start;
  if (const auto bytes = read_bytes(folder + "/number-win.bin")) start = read_round_start(*bytes);
  if (!start) start = shipped_round_start();
  if (!start) return std::nullopt;
  KnownTurn known;
  if (round == 0) {
    const Reach::Range range = Reach({}, {}, 0).range(position.turn, position.mine, position.theirs);
    if (difference < range.low || difference > range.high) return std::nullopt;
    known.error = start->error;
  }
  for (int turn = kTurns - 1; turn > position.turn; --turn) {
    const auto pieces = read_pieces(file_of(folder, round, turn));
    if (!pieces) return std::nullopt;
    WinTurn read = put_together(round, turn, pieces_of(turn, {}), pieces->pieces);
    if (!read.complete) return std::nullopt;
    known.error += read.error;
    known.layer = std::move(read.layer);
  }
  return known;
}

namespace {

struct Progress {
  std::vector<WinTurn> turns;  // without their layers
  double error = 0;            // of all turns so far
  Result<void> kept;           // what cannot be kept ends it

  // The layer of a turn once it is complete.
  std::optional<WinLayer> add(WinTurn turn) {
    const bool complete = turn.complete;
    error += turn.error;
    WinLayer layer = std::move(turn.layer);
    turn.layer = WinLayer();
    turns.push_back(std::move(turn));
    return complete ? std::optional(std::move(layer)) : std::nullopt;
  }
};

// A round from the end to the positions before `first_turn`; nothing if it was stopped.
std::optional<WinLayer> solve_round_for_winning(const WinTask& task, int round, int first_turn, Curve end,
                                                Progress& progress) {
  std::optional<WinLayer> layer = WinLayer::of_end(end);
  for (int turn = kTurns - 1; turn >= first_turn && layer; --turn) {
    auto solved = solve_win_turn(task, round, turn, *layer);
    if (!solved) {
      progress.kept = std::unexpected(std::move(solved.error()));
      return std::nullopt;
    }
    layer = progress.add(std::move(*solved));
  }
  return layer;
}

void print_report(const Progress& progress, const std::optional<RoundStart>& start,
                  const std::optional<Equilibrium>& first, double seconds, bool as_json) {
  if (as_json) {
    json::array turns;
    for (const WinTurn& turn : progress.turns) {
      turns.push_back({{"round", turn.round + 1},
                       {"turn", turn.turn + 1},
                       {"complete", turn.complete},
                       {"positions", turn.positions},
                       {"solved", turn.solved},
                       {"programmes", turn.programmes},
                       {"error", turn.error},
                       {"cpu_seconds", turn.cpu_seconds}});
    }
    json::object answer{{"objective", "win"}, {"finished", first.has_value()}, {"turns", std::move(turns)}};
    if (start) {
      json::object chances;
      for (std::size_t i = 0; i < start->chances.size(); ++i) {
        const int difference = start->low + static_cast<int>(i);
        chances[std::to_string(difference)] = start->chance(difference);
      }
      answer["last_round"] = {{"chances", std::move(chances)}, {"gap", 2 * start->error}};
    }
    if (first) {
      json::object strategy;
      for (const Share& share : first->mine) strategy[fmt::format("{:03}", share.move)] = share.part;
      answer["value"] = first->value;
      answer["gap"] = first->gap;
      answer["strategy"] = std::move(strategy);
    }
    answer["seconds"] = seconds;
    fmt::print("{}\n", json::serialize(answer));
    return;
  }
  fmt::print("{:>5} {:>4} {:>10} {:>11} {:>12} {:>10} {:>11}\n", "round", "turn", "positions", "solved", "programmes",
             "error", "CPU seconds");
  for (const WinTurn& turn : progress.turns) {
    fmt::print("{:>5} {:>4} {:>10} {:>11} {:>12} {:>10.6f} {:>11.1f}{}\n", turn.round + 1, turn.turn + 1,
               turn.positions, turn.solved, turn.programmes, turn.error, turn.cpu_seconds,
               turn.complete ? "" : "  not complete");
  }
  if (start) fmt::print("the last round: certified gap {:.6f}\n", 2 * start->error);
  if (first) {
    fmt::print("the game: value {:.6f}, certified gap {:.6f}; {:.1f} s\n", first->value, first->gap, seconds);
  } else {
    fmt::print("stopped after {:.1f} s; the same command goes on\n", seconds);
  }
}

}  // namespace

int solve_win(const std::string& folder, const std::string& table, unsigned threads, double minutes, bool as_json) {
  const double begin = seconds_now();
  WinTask task;
  task.folder = folder;
  task.threads = threads;
  task.stop_at = minutes > 0 ? begin + 60 * minutes : 0;
  std::optional<RoundStart> start;
  std::optional<Equilibrium> first;
  Progress progress;
  if (const auto layer = solve_round_for_winning(task, kRounds - 1, 0, end_of_game(), progress)) {
    const Curve curve = layer->curve(kAllDigits, kAllDigits);
    start = RoundStart{curve.low, {curve.chances.begin(), curve.chances.end()}, progress.error};
    if (const auto written = write_file(table, write_round_start(*start)); !written) {
      return cannot_write(written.error());
    }
  }
  if (start) {
    const Reach reach(task.options, task.scope, 0);
    task.reach = &reach;
    if (const auto layer = solve_round_for_winning(task, 0, 1, start->curve(), progress))
      first = win_equilibrium(*layer, progress.error, task.options, {}, 0);
  }
  if (!progress.kept) return cannot_write(progress.kept.error());
  print_report(progress, start, first, seconds_now() - begin, as_json);
  return first && first->gap <= 0.001 ? kOk : kNo;
}

}  // namespace cifra::cli
