// Page methods of advice: what to play in a position, and what every number is worth.
#include <array>

#include "base/fields.h"
#include "games/the_number/page/methods.h"
#include "games/the_number/solve/advice.h"

namespace cifra::the_number::page {
namespace {

using solve::Objective;

constexpr double kAdviceWork = 1;  // with more than two players some tenths of a second

Result<std::string> advise(Memory& /*memory*/, const json::object& input) {
  solve::Asked asked;
  std::string objective = "points";
  Fields fields(input, kBadInput);
  fields.other("position", asked, solve::read_asked);
  fields.text("objective", objective, 8, false);
  if (!fields.ok()) return fields.error();
  if (objective != "points" && objective != "win") return fail(kBadInput, "objective", "objective is points or win");
  const Objective aim = objective == "win" ? Objective::kWin : Objective::kPoints;
  const auto advice = solve::advise(asked, aim, kAdviceWork);
  if (!advice) return std::unexpected(advice.error());
  return solve::to_json(*advice, aim);
}

constexpr std::array<Method, 1> kMethods = {{{"advise", advise}}};

}  // namespace

std::span<const Method> advise_methods() { return kMethods; }

}  // namespace cifra::the_number::page
