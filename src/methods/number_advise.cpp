// The Number: what to play in a position, and what every number is worth.
#include <array>

#include "base/fields.h"
#include "methods/method.h"
#include "solve/number/advice.h"

namespace cifra::methods {
namespace {

using solve::number::Objective;

constexpr double kAdviceWork = 1;  // with more than two players some tenths of a second

Result<std::string> number_advise(Memory& /*memory*/, const json::object& input) {
  solve::number::Asked asked;
  std::string objective = "points";
  Fields fields(input, kBadInput);
  fields.other("position", asked, solve::number::read_asked);
  fields.text("objective", objective, 8, false);
  if (!fields.ok()) return fields.error();
  if (objective != "points" && objective != "win") return fail(kBadInput, "objective", "objective is points or win");
  const Objective aim = objective == "win" ? Objective::kWin : Objective::kPoints;
  const auto advice = solve::number::advise(asked, aim, kAdviceWork);
  if (!advice) return std::unexpected(advice.error());
  return solve::number::to_json(*advice, aim);
}

constexpr std::array<Method, 1> kAdvise = {{{"number.advise", number_advise}}};

}  // namespace

std::span<const Method> number_advise_methods() { return kAdvise; }

}  // namespace cifra::methods
