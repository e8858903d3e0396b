#include "house/limits.h"

#include <array>
#include <charconv>
#include <utility>

namespace cifra::house {

Result<void> Limits::set(std::string_view text) {
  struct Known {
    std::string_view name;
    int* value;
    int least = 1;
  };
  const std::array<Known, 17> known = {{{"messages_per_s", &messages_per_s},
                                        {"messages_burst", &messages_burst},
                                        {"watched_tables", &watched_tables},
                                        {"code_misses_per_minute", &code_misses_per_minute},
                                        {"requests_per_s", &requests_per_s},
                                        {"guests_per_hour", &guests_per_hour},
                                        {"tables_per_hour", &tables_per_hour},
                                        {"groups_per_hour", &groups_per_hour},
                                        {"group_people", &group_people},
                                        {"password_tries_per_hour", &password_tries_per_hour},
                                        {"connections_per_address", &connections_per_address},
                                        {"waiting_commands", &waiting_commands},
                                        {"reviews_waiting", &reviews_waiting, 0},
                                        {"reviews_per_day", &reviews_per_day, 0},
                                        {"reviews_in_queue", &reviews_in_queue, 0},
                                        {"review_par_games", &review_par_games, 0},
                                        {"day_par_games", &day_par_games, 0}}};
  const std::string_view name = text.substr(0, text.find('='));
  std::string names;
  for (const auto& [known_name, value, least] : known) {
    names.append(names.empty() ? "" : ", ").append(known_name);
    if (name != known_name) continue;
    const std::string_view digits = text.substr(std::min(name.size() + 1, text.size()));
    int number = 0;
    const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (problem != std::errc() || end != digits.data() + digits.size() || number < least) {
      return fail("bad_limit", std::string(name),
                  "a limit is NAME=NUMBER, and the number at least " + std::to_string(least));
    }
    *value = number;
    return {};
  }
  return fail("bad_limit", std::string(name), "there is no such limit; choose from: " + names);
}

}  // namespace cifra::house
