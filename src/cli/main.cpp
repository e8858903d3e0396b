// The `cifra` program: finds the sub-command and runs it.
#include <fmt/format.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <exception>
#include <string>
#include <vector>

#include "cli/files.h"
#include "cli/subcommand.h"

namespace {

using namespace cifra::cli;

void print_help() {
  fmt::print("Cifra: play and study number games.\n\nUsage: cifra COMMAND [OPTIONS]\n");
  std::string_view group;
  for (const Subcommand& command : commands()) {
    if (command.group != group) fmt::print("\n{}\n", command.group);
    group = command.group;
    fmt::print("  {:<10} {}\n", command.name, command.summary);
  }
  fmt::print("\nRun `cifra COMMAND --help` to see the options of a command.\n");
}

int run(const std::vector<std::string>& words) {
  if (words.empty()) {
    print_help();
    return kWrongUsage;
  }
  if (words[0] == "--help" || words[0] == "-h" || words[0] == "help") {
    print_help();
    return kOk;
  }
  for (const Subcommand& command : commands()) {
    if (command.name == words[0]) return command.run(command, std::span(words).subspan(1));
  }
  return wrong_usage(fmt::format("there is no command '{}' (try: cifra --help)", words[0]));
}

int no_answer(int number) {
  return cannot_write({"cannot_write", "", fmt::format("cannot write the answer: {}", std::strerror(number))});
}

}  // namespace

int main(int argc, char** argv) {
  try {
    const int code = run(std::vector<std::string>(argv + 1, argv + argc));
    return std::fflush(stdout) == 0 && std::ferror(stdout) == 0 ? code : no_answer(errno);
  } catch (const std::exception& error) {
    if (std::ferror(stdout) != 0) return no_answer(errno);
    return wrong_usage(error.what());  // no memory, no threads
  }
}
