// Any bytes as a record: the referee answers with one line of JSON, and a record that it reads is the same record after
// being written and read again, with the same verdict.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "base/json.h"
#include "game/game_type.h"
#include "games/the_number/codec/codec.h"
#include "record/read.h"
#include "record/referee.h"
#include "record/write.h"

namespace {

void require(bool holds) {
  if (!holds) std::abort();
}

bool has_bad_number(const cifra::record::Record& record) {
  const auto* game = cifra::game::recorded_as<cifra::the_number::Game>(*record.game);
  if (game == nullptr) return false;
  for (const auto& round : game->rounds) {
    for (const auto& turn : round) {
      for (const auto& written : turn) {
        if (written.is == cifra::the_number::Written::Is::kBad) return true;
      }
    }
  }
  return false;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace cifra;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const record::Verdict verdict = record::referee(text);
  require(verdict.line.find('\n') == std::string::npos);
  const auto answer = parse_json(verdict.line, "bad_verdict");
  require(answer && answer->is_object() && answer->get_object().at("valid") == verdict.valid);

  const auto read = record::read_record(text);
  if (!read || has_bad_number(*read)) return 0;
  const std::string written = record::write_record(*read);
  const auto again = record::read_record(written);
  require(again && *again == *read);
  require(record::referee(written).line == verdict.line);
  return 0;
}
