// `cifra solve nmbr9`: the best layout for a known shuffle. A free order and proofs are solve_variant's.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <thread>

#include "cli/by_game.h"
#include "cli/decks.h"
#include "cli/solve_options.h"

namespace cifra::cli {

int solve_nmbr9(std::span<const std::string> arguments) {
  CLI::App app("the best layout for a known shuffle, or for a free order", "cifra solve nmbr9");
  SolveOptions options;
  options.threads = std::max(1U, std::thread::hardware_concurrency());
  std::string deck;
  std::string variant;
  auto* const deck_option =
      app.add_option("--deck", deck, "the shuffle: numbers with commas between, first card first");
  auto* const variant_option =
      app.add_option("--variant", variant, "T-m-c-k, as in records: F-9-2-20 for a free order");
  deck_option->excludes(variant_option);
  app.add_option("--seconds", options.seconds, "how long to search")->check(CLI::Range(0.0, 1e6));
  app.add_option("--nodes", options.nodes, "how many placements to try");
  app.add_option("--threads", options.threads, "how many threads")->check(CLI::Range(1U, 1024U))->capture_default_str();
  app.add_flag("--prove", options.prove, "search until the optimum is proved");
  app.add_option("--record", options.record_path, "write the layout as a record to this file");
  app.add_option("--certificate", options.certificate_path, "of a proof for a free order: write what checks it");
  app.add_option("--table", options.table_path, "write which few tiles can lie on which, instead of solving");
  app.add_flag("--json", options.as_json, "print JSON");
  if (const Parsed parsed = parse(app, arguments); !parsed.go_on) return parsed.exit_code;
  if (deck.empty() && variant.empty()) return wrong_usage("solve nmbr9 needs --deck or --variant");
  if (!variant.empty()) {
    options.variant = nmbr9::Variant::parse(variant);
    if (!options.variant) return wrong_usage(fmt::format("'{}': {}", variant, nmbr9::kVariantForm));
    return solve_variant(options);
  }
  return wrong_usage("not in this version");
}

}  // namespace cifra::cli
