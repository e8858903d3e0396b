// `cifra solve nmbr9 --variant F-m-c-k`: the highest score there is in a free order, found and, if asked, proved; or
// the tables of which few tiles can lie on which.
#include "cli/files.h"
#include "cli/subcommand.h"
#include "cli/thread_runner.h"
#include "games/nmbr9/bounds/fits.h"
#include "games/nmbr9/bounds/supply.h"
#include "games/nmbr9/bounds/variant_solver.h"
#include "games/nmbr9/cli/solve_options.h"
#include "games/nmbr9/cli/solve_report.h"

namespace cifra::cli {

using namespace nmbr9::bounds;

int solve_variant(const nmbr9::Variant& variant, const SolveOptions& options) {
  if (variant.order != 'F') return wrong_usage("a variant without a shuffle is solved for a free order: F-m-c-k");
  if (!Supply::can_hold(variant)) {
    return wrong_usage("too many different tiles for the bounds: (c+1)^(m+1) may be 100000 at most");
  }
  if (!options.table_path.empty()) {
    ThreadRunner runner(options.threads);
    const auto fits = compute_fits(variant.highest, variant.copies, runner);
    const auto written = write_file(options.table_path, write_fits(*fits));
    return written ? kOk : cannot_write(written.error());
  }
  VariantTask task;
  task.variant = variant;
  task.nodes = options.nodes.value_or(0);
  task.prove = options.prove || options.seconds || options.nodes;
  task.certify = !options.certificate_path.empty();
  ThreadRunner runner(options.threads, {.seconds = options.seconds.value_or(0), .interruptible = true});
  const VariantAnswer answer = nmbr9::bounds::solve_variant(task, runner);
  Result<void> kept;
  if (answer.certificate) kept = write_file(options.certificate_path, *answer.certificate);
  const int code = report({answer.laid.deck, answer.laid.layout, variant, answer.score, answer.upper_bound,
                           answer.proved, answer.nodes, runner.seconds()},
                          options);
  return kept ? code : cannot_write(kept.error());
}

}  // namespace cifra::cli
