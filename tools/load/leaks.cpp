#include "load/leaks.h"

#include <algorithm>
#include <array>
#include <boost/json/parse.hpp>
#include <cctype>
#include <regex>

#include "base/json.h"
#include "load/slices.h"

namespace cifra::load {
namespace {

// Every member that docs/protocol.md has in a message of the house, lists without their index. Anything else might hold
// anything, so it is reported; a new member belongs here after somebody thought about it.
const std::unordered_set<std::string_view> kDocumented = {"type",
                                                          "id",
                                                          "code",
                                                          "at",
                                                          "message",
                                                          "protocol",
                                                          "player",
                                                          "name",
                                                          "now",
                                                          "reconnect_ms",
                                                          "store",
                                                          "error",
                                                          "error.code",
                                                          "error.at",
                                                          "error.message",
                                                          "table",
                                                          "version",
                                                          "here",
                                                          "watchers",
                                                          "you",
                                                          "you.seat",
                                                          "you.choice",
                                                          "turns",
                                                          "state",
                                                          "state.code",
                                                          "state.phase",
                                                          "state.closed",
                                                          "state.settings",
                                                          "state.settings.game",
                                                          "state.settings.options",
                                                          "state.settings.options.slips",
                                                          "state.settings.options.bonuses",
                                                          "state.settings.options.rounds",
                                                          "state.settings.options.variant",
                                                          "state.settings.clock",
                                                          "state.settings.clock.kind",
                                                          "state.settings.clock.amount",
                                                          "state.settings.public",
                                                          "state.host",
                                                          "state.seats",
                                                          "state.seats.name",
                                                          "state.seats.bot",
                                                          "state.seats.left",
                                                          "state.seats.stand_in",
                                                          "state.seats.wishes",
                                                          "state.seats.must_act",
                                                          "state.seats.sha256",
                                                          "state.round",
                                                          "state.turn",
                                                          "state.deadline",
                                                          "state.deck",
                                                          "state.deck.sha256",
                                                          "state.deck.seed",
                                                          "state.deck.salt",
                                                          "state.game",
                                                          "state.game.available",
                                                          "state.game.bonus",
                                                          "state.game.times",
                                                          "state.game.cards",
                                                          "state.game.scores",
                                                          "state.winners",
                                                          "state.rematch",
                                                          "state.rematch_by"};

// Texts of a known form in which any digits may come together.
const std::unordered_set<std::string_view> kDigitsAnywhere = {"table",
                                                              "version",
                                                              "player",
                                                              "state.code",
                                                              "state.seats.sha256",
                                                              "state.deck.sha256",
                                                              "state.rematch",
                                                              "state.deck.salt",
                                                              "state.deck.seed",
                                                              "state.game.available"};

class Walk {
 public:
  explicit Walk(std::vector<std::string>& findings) : findings_(findings) {}

  // All texts in which a choice might be told, one after the other.
  std::string texts;

  void value(const json::value& value, const std::string& path) {
    if (const json::object* object = value.if_object()) {
      for (const auto& member : *object) {
        const std::string inner = path.empty() ? std::string(member.key()) : path + "." + std::string(member.key());
        if (!kDocumented.contains(inner)) findings_.push_back("an undocumented member: " + inner);
        if (inner != "turns") this->value(member.value(), inner);
      }
    } else if (const json::array* array = value.if_array()) {
      for (const json::value& one : *array) this->value(one, path);
    } else if (value.is_string() && !kDigitsAnywhere.contains(path) && path != "you.choice") {
      texts.append(value.as_string()).append("\n");
    }
  }

 private:
  std::vector<std::string>& findings_;
};

std::string without(std::string_view line, std::string_view piece) {
  if (piece.empty()) return std::string(line);
  const auto at = static_cast<std::size_t>(piece.data() - line.data());
  return std::string(line.substr(0, at)).append(line.substr(at + piece.size()));
}

// A line without what is open to all: the turns it tells of, and the digits that are left, which three may be like a
// number. (The witness compares both with the rules.)
std::string without_open(std::string_view line) {
  const std::string rest = without(line, find(line, "turns"));
  return without(rest, find(find(find(rest, "state"), "game"), "available"));
}

struct Line {
  std::string raw;
  std::string texts;
};

// Whether a seat chose the same, now or in the turn before, of which it may still hear.
bool also_chose(const std::vector<HiddenChoice>& choices, int seat, int turn, std::string_view choice) {
  return std::ranges::any_of(choices, [&](const HiddenChoice& own) {
    return own.seat == seat && (own.turn == turn || own.turn == turn - 1) && own.choice == choice;
  });
}

}  // namespace

void Heard::add(std::string_view message) {
  while (!message.empty()) {
    const std::size_t end = message.find('\n');
    if (end != 0) lines.emplace_back(message.substr(0, end));
    message.remove_prefix(end == std::string_view::npos ? message.size() : end + 1);
  }
}

std::vector<std::string> find_leaks(const Heard& heard, std::size_t connection,
                                    const std::vector<HiddenChoice>& choices, const Opened& opened) {
  std::vector<std::string> findings;
  const auto report = [&](const std::string& what, const std::string& line) {
    findings.push_back("seat " + std::to_string(heard.seat) + " could know " + what + ": " + line);
  };
  std::vector<Line> lines;
  for (const std::string& line : heard.lines) {
    boost::system::error_code problem;
    const json::value value = json::parse(line, problem);
    Walk walk(findings);
    if (problem) {
      report("something that is not JSON", line);
    } else {
      walk.value(value, "");
    }
    lines.push_back({without_open(line), std::move(walk.texts)});
  }

  const auto until = [&](int turn) {
    const auto index = static_cast<std::size_t>(turn);
    return index < heard.revealed.size() ? std::min(heard.revealed[index], lines.size()) : lines.size();
  };
  for (const HiddenChoice& hidden : choices) {
    if (hidden.seat == heard.seat || also_chose(choices, heard.seat, hidden.turn, hidden.choice)) continue;
    const std::string quoted = '"' + hidden.choice + '"';
    for (std::size_t i = hidden.since[connection]; i < until(hidden.turn); ++i) {
      if (lines[i].raw.find(quoted) == std::string::npos && lines[i].texts.find(hidden.choice) == std::string::npos)
        continue;
      report("the choice " + hidden.choice + " of seat " + std::to_string(hidden.seat), heard.lines[i]);
    }
  }
  for (std::size_t turn = 0; turn < opened.salts.size(); ++turn) {
    for (const std::string& salt : opened.salts[turn]) {
      for (std::size_t i = 0; i < until(static_cast<int>(turn)); ++i) {
        if (heard.lines[i].find(salt) != std::string::npos)
          report("a salt of turn " + std::to_string(turn), heard.lines[i]);
      }
    }
  }
  for (std::size_t i = 0; i < std::min(heard.ended, lines.size()); ++i) {
    if (heard.lines[i].find(opened.seed) != std::string::npos) report("the seed", heard.lines[i]);
    if (heard.lines[i].find(opened.seed_salt) != std::string::npos) report("the deck's salt", heard.lines[i]);
  }
  return findings;
}

std::vector<std::string> find_in_log(std::string_view log, const std::unordered_set<std::string>& secrets) {
  std::vector<std::string> findings;
  // Not label="200", which is how metrics are written.
  static const std::regex kChoice(R"re((^|[^=])"(\d{3}|-?\d+,-?\d+,\d+,[0-3])")re");
  const auto is_word = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '_'; };
  while (!log.empty()) {
    const std::size_t end = std::min(log.find('\n'), log.size());
    const std::string line(log.substr(0, end));
    log.remove_prefix(std::min(end + 1, log.size()));
    for (auto at = line.begin(); at != line.end();) {
      const auto begin = std::find_if(at, line.end(), is_word);
      at = std::find_if_not(begin, line.end(), is_word);
      if (secrets.contains(std::string(begin, at))) findings.push_back("a secret: " + line);
    }
    if (std::regex_search(line, kChoice)) findings.push_back("something like a choice: " + line);
  }
  return findings;
}

}  // namespace cifra::load
