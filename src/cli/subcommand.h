// Sub-commands of `cifra`: one file each, and one table (subcommands.cpp) from which dispatch and help are made.
//
// A command parses its own arguments and returns the exit code: 0 for success, 1 when the answer is "no" or could not
// be written, 2 for wrong usage. The last two come with one line on standard error.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace CLI {
class App;
}

namespace cifra::cli {

inline constexpr int kOk = 0;
inline constexpr int kNo = 1;
inline constexpr int kWrongUsage = 2;

struct Subcommand {
  std::string_view name;
  std::string_view group;
  std::string_view summary;
  int (*run)(const Subcommand& self, std::span<const std::string> arguments);
};

std::span<const Subcommand> commands();

// A parser set up for this command; parse() handles --help and wrong usage and then gives the exit code to return.
struct Parsed {
  bool go_on = false;
  int exit_code = kOk;
};
Parsed parse(CLI::App& app, std::span<const std::string> arguments);

// One line on standard error, and the exit code of wrong usage.
int wrong_usage(std::string_view message);

// "a, b or c": the names of all games, for help and errors.
std::string game_names();

// A clock that only goes forward.
double seconds_now();

// A seed that nobody chose: 16 hexadecimal digits from the system.
std::string fresh_seed();

int run_admin(const Subcommand& self, std::span<const std::string> arguments);
int run_arena(const Subcommand& self, std::span<const std::string> arguments);
int run_backup(const Subcommand& self, std::span<const std::string> arguments);
int run_bench(const Subcommand& self, std::span<const std::string> arguments);
int run_play(const Subcommand& self, std::span<const std::string> arguments);
int run_review(const Subcommand& self, std::span<const std::string> arguments);
int run_serve(const Subcommand& self, std::span<const std::string> arguments);
int run_referee(const Subcommand& self, std::span<const std::string> arguments);

}  // namespace cifra::cli
