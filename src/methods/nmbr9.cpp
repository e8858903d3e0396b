// NMBR 9: the tiles, where one may lie, why one may not, and what a layout scores.
#include <array>
#include <cstddef>
#include <utility>

#include "base/fields.h"
#include "base/json_text.h"
#include "methods/method.h"
#include "nmbr9/fit.h"
#include "nmbr9/generate.h"
#include "record/explain.h"

namespace cifra::methods {
namespace {

using nmbr9::Layout;
using nmbr9::Placement;

void read_place(Fields& fields, Placement& place) {
  fields.number("x", place.x, nmbr9::kMaxCoordinate, true, -nmbr9::kMaxCoordinate);
  fields.number("y", place.y, nmbr9::kMaxCoordinate, true, -nmbr9::kMaxCoordinate);
  fields.number("rotation", place.rotation, nmbr9::kRotations - 1);
}

// The tiles of somebody in the order in which they were placed, each of which must be legal.
Result<Layout> read_layout(const json::value& value) {
  const json::array* tiles = value.if_array();
  if (tiles == nullptr) return fail(kBadInput, "tiles", "tiles must be a list");
  Layout layout;
  for (std::size_t i = 0; i < tiles->size(); ++i) {
    const std::string at = "tiles[" + std::to_string(i) + "]";
    const json::object* object = (*tiles)[i].if_object();
    if (object == nullptr) return fail(kBadInput, at, "a tile must be an object");
    Placement place;
    int number = 0;
    Fields fields(*object, kBadInput);
    read_place(fields, place);
    fields.number("level", place.level, nmbr9::kMaxLevel);
    fields.number("number", number, nmbr9::kNumbers - 1);
    if (!fields.ok()) {
      const Error wrong = fields.error().error();
      return fail(wrong.code, at + "." + wrong.at, wrong.message);
    }
    if (const auto placed = layout.place(number, place); !placed) {
      return fail(code(placed.error()), at, record::explain(placed.error()));
    }
  }
  return layout;
}

void write_squares(JsonText& text, std::uint64_t squares, const Placement& place) {
  text.key("squares").begin_array();
  nmbr9::for_each_square(squares, place, [&](int x, int y) { text.begin_array().value(x).value(y).end_array(); });
  text.end_array();
}

Result<std::string> shapes(Memory& /*memory*/, const json::object& /*input*/) {
  std::string out;
  JsonText text(out);
  text.begin_array();
  for (const auto& rotations : nmbr9::kShapes) {
    text.begin_array();
    for (const nmbr9::Shape& shape : rotations) {
      text.begin_object().key("squares").begin_array();
      for (int y = 0; y < shape.height; ++y) {
        for (int x = 0; x < shape.width; ++x) {
          if (shape.has(x, y)) text.begin_array().value(x).value(y).end_array();
        }
      }
      text.end_array()("width", shape.width)("height", shape.height).end_object();
    }
    text.end_array();
  }
  text.end_array();
  return out;
}

Result<std::string> places(Memory& /*memory*/, const json::object& input) {
  Layout layout;
  int number = 0;
  Fields fields(input, kBadInput);
  fields.other("tiles", layout, read_layout);
  fields.number("number", number, nmbr9::kNumbers - 1);
  if (!fields.ok()) return fields.error();
  nmbr9::PlacementBuffer buffer;
  std::string out;
  JsonText text(out);
  text.begin_array();
  for (const Placement& place : nmbr9::legal_placements(layout, number, buffer)) {
    text.begin_object()("x", place.x)("y", place.y)("level", place.level)("rotation", static_cast<int>(place.rotation));
    text.end_object();
  }
  text.end_array();
  return out;
}

std::string_view reason_word(nmbr9::Refusal refusal) {
  switch (refusal) {
    case nmbr9::Refusal::kOverlap:
      return "overlaps";
    case nmbr9::Refusal::kUnsupported:
      return "gap";
    case nmbr9::Refusal::kNotAdjacent:
      return "apart";
    case nmbr9::Refusal::kOneTileSupport:
      return "one_tile";
    default:
      return "full";  // of tiles: the input was checked for all else
  }
}

Result<std::string> check_place(Memory& /*memory*/, const json::object& input) {
  Layout layout;
  int number = 0;
  Placement place;
  Fields fields(input, kBadInput);
  fields.other("tiles", layout, read_layout);
  fields.number("number", number, nmbr9::kNumbers - 1);
  read_place(fields, place);
  if (!fields.ok()) return fields.error();
  const nmbr9::Fit fit = nmbr9::fit_at(layout, number, place);
  const int level = fit.placement.level;
  std::string out;
  JsonText text(out);
  text.begin_object()("legal", !fit.objection)("level", level)("points", number * level);
  if (fit.objection) text("reason", reason_word(fit.objection->refusal));
  write_squares(text, fit.objection ? fit.objection->squares : 0, fit.placement);
  text("rests_on", layout.surroundings(number, fit.placement).carriers).end_object();
  return out;
}

Result<std::string> score(Memory& /*memory*/, const json::object& input) {
  Layout layout;
  Fields fields(input, kBadInput);
  fields.other("tiles", layout, read_layout);
  if (!fields.ok()) return fields.error();
  std::string out;
  JsonText text(out);
  text.begin_object().key("levels").begin_array();
  for (int level = 0; level < layout.levels(); ++level) {
    text.begin_object()("level", level).key("numbers").begin_array();
    for (const nmbr9::Tile& tile : layout.tiles()) {
      if (tile.at.level == level) text.value(static_cast<int>(tile.number));
    }
    text.end_array()("points", layout.score(level)).end_object();
  }
  text.end_array()("total", layout.score()).end_object();
  return out;
}

constexpr std::array<Method, 4> kNmbr9 = {
    {{"nmbr9.shapes", shapes}, {"nmbr9.places", places}, {"nmbr9.check", check_place}, {"nmbr9.score", score}}};

}  // namespace

std::span<const Method> nmbr9_methods() { return kNmbr9; }

}  // namespace cifra::methods
