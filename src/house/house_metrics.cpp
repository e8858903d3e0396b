// House: metrics, in the format of Prometheus.
#include <string>
#include <string_view>

#include "house/house.h"

namespace cifra::house {
namespace {

void add(std::string& text, std::string_view name, std::string_view type, std::string_view help, double value) {
  const std::string full = "cifra_" + std::string(name);
  text.append("# HELP ").append(full).append(" ").append(help).append("\n");
  text.append("# TYPE ").append(full).append(" ").append(type).append("\n");
  const bool whole = value == static_cast<double>(static_cast<std::int64_t>(value));
  text.append(full).append(" ");
  text.append(whole ? std::to_string(static_cast<std::int64_t>(value)) : std::to_string(value)).append("\n");
}

}  // namespace

std::string House::metrics() const {
  std::string text;
  const auto counter = [&](std::string_view name, std::string_view help, std::uint64_t value) {
    add(text, name, "counter", help, static_cast<double>(value));
  };
  const auto gauge = [&](std::string_view name, std::string_view help, std::size_t value) {
    add(text, name, "gauge", help, static_cast<double>(value));
  };
  std::size_t in_memory = 0;
  for (const auto& [id, live] : live_tables_) in_memory += live->table() != nullptr ? 1 : 0;
  const store::Figures store = worker_.figures();
  counter("messages_total", "Messages from WebSockets.", counters_.messages);
  counter("refused_total", "Messages and commands that were answered with an error.", counters_.refused);
  counter("choices_total", "Choices that people sent.", counters_.choices);
  counter("tables_opened_total", "Tables opened on this node.", counters_.tables_opened);
  counter("games_finished_total", "Games whose last choice was written by this node.", counters_.games_finished);
  counter("conflicts_total", "Writes that another node was quicker with.", counters_.conflicts);
  counter("bots_late_total", "Bots that did not answer within their budget.", counters_.bots_late);
  const Jobs::Figures jobs = jobs_.figures();
  counter("jobs_begun_total", "Jobs that this node began to work on.", jobs.begun);
  counter("jobs_done_total", "Jobs that this node finished.", jobs.done);
  counter("jobs_failed_total", "Jobs that this node gave up.", jobs.failed);
  gauge("jobs_working", "Jobs that this node has begun and not finished.", jobs.working);
  gauge("jobs_waiting", "Jobs that wait, on all nodes, some seconds ago.", static_cast<std::size_t>(jobs.waiting));
  gauge("clients", "Open WebSockets.", clients_.size());
  gauge("live_tables", "Tables that somebody watches or that are in memory.", live_tables_.size());
  gauge("tables_in_memory", "Tables whose state is in memory.", in_memory);
  gauge("pool_waiting", "Bots and passwords that wait for a thread.", pool_.waiting());
  gauge("store_waiting", "Appends that are not durable yet.", worker_.waiting() + unwritten_.size());
  gauge("store_ok", "1 while the store answers.", store_state_.empty() ? 1 : 0);
  counter("store_commits_total", "Transactions.", store.commits);
  counter("store_appends_total", "Rows of events written.", store.appends);
  counter("store_failures_total", "Transactions that failed and were tried again.", store.failures);
  add(text, "store_commit_seconds_total", "counter", "Time spent in transactions.",
      static_cast<double>(store.commit_us) / 1e6);
  return text;
}

}  // namespace cifra::house
