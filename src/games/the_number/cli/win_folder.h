// WinFolder: the WinStore of the command line, a folder of files. win-round2-turn5.bin has the pieces of a turn, one
// after the other as they were solved; number-win.bin the chances at the start of the last round.
#pragma once

#include <cstddef>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/files.h"
#include "games/the_number/solve/two_players/win_driver.h"

namespace cifra::cli {

class WinFolder : public the_number::solve::WinStore {
 public:
  // Without a folder pieces are not kept. The table is where the chances go; none if empty.
  explicit WinFolder(std::string folder, std::string table = "")
      : folder_(std::move(folder)), table_(std::move(table)) {}

  Result<std::vector<the_number::solve::WinPiece>> load(int round, int turn) override;
  Result<void> keep(int round, int turn, const the_number::solve::WinPiece& piece) override;
  Result<void> keep_start(const the_number::solve::RoundStart& start) override;

  // The chances at the start of the last round: the folder's, or those that come with the engine.
  std::optional<the_number::solve::RoundStart> load_start() const;

 private:
  struct Turn {  // whose file it is
    int round = -1;
    int turn = -1;

    bool operator==(const Turn&) const = default;
  };
  std::string path_of(Turn turn) const;
  Result<void> open(Turn turn);

  std::string folder_;
  std::string table_;
  Turn loaded_;                  // the last one
  std::size_t whole_bytes_ = 0;  // of its file; what follows is a piece that was cut off
  bool is_cut_ = false;
  std::mutex mutex_;  // lanes keep pieces at the same time
  Turn opened_;
  std::optional<OutputFile> file_;
};

}  // namespace cifra::cli
