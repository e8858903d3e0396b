#include "games/the_number/cli/win_folder.h"

#include <fmt/format.h>

#include <filesystem>
#include <span>
#include <string_view>
#include <system_error>

#include "games/the_number/solve/two_players/win_file.h"

namespace cifra::cli {

using namespace the_number::solve;

std::string WinFolder::path_of(Turn turn) const {
  return fmt::format("{}/win-round{}-turn{}.bin", folder_, turn.round + 1, turn.turn + 1);
}

Result<std::vector<WinPiece>> WinFolder::load(int round, int turn) {
  std::vector<WinPiece> pieces;
  if (folder_.empty()) return pieces;
  const auto bytes = read_bytes(path_of({round, turn}));
  if (!bytes) return std::unexpected(bytes.error());
  std::span<const unsigned char> rest = *bytes;
  while (auto piece = read_piece(rest)) pieces.push_back(std::move(*piece));
  loaded_ = {round, turn};
  whole_bytes_ = bytes->size() - rest.size();
  is_cut_ = !rest.empty();
  return pieces;
}

Result<void> WinFolder::open(Turn turn) {
  if (file_) {
    auto finished = file_->finish();
    file_.reset();
    if (!finished) return finished;
  }
  const std::string path = path_of(turn);
  if (turn == loaded_ && is_cut_) {
    std::error_code problem;
    std::filesystem::resize_file(path, whole_bytes_, problem);
    if (problem) return fail("cannot_write", path, fmt::format("cannot write {}: {}", path, problem.message()));
  }
  auto opened = OutputFile::open(path, OutputFile::Mode::kAppend);
  if (!opened) return std::unexpected(std::move(opened.error()));
  file_.emplace(std::move(*opened));
  opened_ = turn;
  return {};
}

Result<void> WinFolder::keep(int round, int turn, const WinPiece& piece) {
  if (folder_.empty()) return {};
  const std::vector<unsigned char> bytes = write_piece(piece);
  const std::scoped_lock lock(mutex_);
  if (!file_ || opened_ != Turn{round, turn}) {
    if (auto opened = open({round, turn}); !opened) return opened;
  }
  file_->write({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
  return file_->flush();
}

Result<void> WinFolder::keep_start(const RoundStart& start) {
  if (table_.empty()) return {};
  return write_file(table_, write_round_start(start));
}

std::optional<RoundStart> WinFolder::load_start() const {
  std::optional<RoundStart> start;
  if (const auto bytes = read_bytes(folder_ + "/number-win.bin")) start = read_round_start(*bytes);
  return start ? start : shipped_round_start();
}

}  // namespace cifra::cli
