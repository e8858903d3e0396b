// About the engine itself, and what needs no game: versions, games, hashes, the referee, the benches.
#include <array>
#include <utility>
#include <vector>

#include "base/fields.h"
#include "base/json_text.h"
#include "base/sha256.h"
#include "bench/bench.h"
#include "game/registry.h"
#include "methods/method.h"
#include "record/referee.h"
#include "table/table_message.h"

namespace cifra::methods {
namespace {

std::string quoted(std::string_view text) {
  std::string out;
  JsonText(out).value(text);
  return out;
}

Result<std::string> version(Tables& /*tables*/, const json::object& /*input*/) {
  std::string out;
  JsonText(out).begin_object()("version", CIFRA_VERSION)("protocol", table::kProtocol).end_object();
  return out;
}

Result<std::string> games(Tables& /*tables*/, const json::object& /*input*/) {
  std::string out;
  JsonText text(out);
  game::write_game_types(text);
  return out;
}

Result<std::string> sha256_of(Tables& /*tables*/, const json::object& input) {
  std::string text;
  Fields fields(input, kBadInput);
  fields.text("text", text, kMaxJsonBytes);
  if (!fields.ok()) return fields.error();
  return quoted(hex(sha256(text)));
}

Result<std::string> referee(Tables& /*tables*/, const json::object& input) {
  std::string record;
  Fields fields(input, kBadInput);
  fields.text("record", record, kMaxJsonBytes);
  if (!fields.ok()) return fields.error();
  const record::Verdict verdict = record::referee(record);
  std::string out;
  JsonText text(out);
  text.begin_object()("valid", verdict.valid)("verdict", verdict.line).key("remarks").begin_array();
  for (const std::string& remark : verdict.remarks) text.value(remark);
  text.end_array().end_object();
  return out;
}

Result<std::string> signature(Tables& /*tables*/, const json::object& /*input*/) { return quoted(bench::signature()); }

// A slice of a workload; whoever asks has a clock.
Result<std::string> bench_slice(Tables& /*tables*/, const json::object& input) {
  const std::vector<game::Workload> workloads = bench::workloads();
  const auto count = static_cast<int>(workloads.size());
  std::size_t index = 0;
  Fields fields(input, kBadInput);
  fields.number("workload", index, count - 1);
  if (!fields.ok()) return fields.error();
  const game::Workload& workload = workloads[index];
  std::uint64_t sum = 0;
  const std::uint64_t units = workload.run(workload.slice, sum);
  std::string out;
  JsonText text(out);
  text.begin_object()("name", workload.name)("unit", workload.unit)("units", units)("sum", std::to_string(sum));
  text("workloads", count).end_object();
  return out;
}

constexpr std::array<Method, 6> kTools = {{{"version", version},
                                           {"games", games},
                                           {"sha256", sha256_of},
                                           {"referee", referee},
                                           {"signature", signature},
                                           {"bench", bench_slice}}};

}  // namespace

std::span<const Method> tool_methods() { return kTools; }

}  // namespace cifra::methods
