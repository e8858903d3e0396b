// Page methods about layouts: the tiles, where one may lie, why one may not, and what a layout scores.
#include <array>
#include <cstddef>
#include <utility>

#include "base/fields.h"
#include "base/json_text.h"
#include "games/nmbr9/codec/codec.h"
#include "games/nmbr9/page/methods.h"
#include "games/nmbr9/rules/fit.h"
#include "games/nmbr9/rules/generate.h"

namespace cifra::nmbr9::page {
namespace {

void read_place(Fields& fields, Placement& place) {
  fields.number("x", place.x, kMaxCoordinate, true, -kMaxCoordinate);
  fields.number("y", place.y, kMaxCoordinate, true, -kMaxCoordinate);
  fields.number("rotation", place.rotation, kRotations - 1);
}

}  // namespace

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
    fields.number("level", place.level, kMaxLevel);
    fields.number("number", number, kNumbers - 1);
    if (!fields.ok()) {
      const Error wrong = fields.error().error();
      return fail(wrong.code, at + "." + wrong.at, wrong.message);
    }
    if (const auto placed = layout.place(number, place); !placed) {
      return fail(code(placed.error()), at, std::string(explain(placed.error())));
    }
  }
  return layout;
}

namespace {

void write_squares(JsonText& text, std::uint64_t squares, const Placement& place) {
  text.key("squares").begin_array();
  for_each_square(squares, place, [&](int x, int y) { text.begin_array().value(x).value(y).end_array(); });
  text.end_array();
}

Result<std::string> shapes(Memory& /*memory*/, const json::object& /*input*/) {
  std::string out;
  JsonText text(out);
  text.begin_array();
  for (const auto& rotations : kShapes) {
    text.begin_array();
    for (const Shape& shape : rotations) {
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
  fields.number("number", number, kNumbers - 1);
  if (!fields.ok()) return fields.error();
  PlacementBuffer buffer;
  std::string out;
  JsonText text(out);
  text.begin_array();
  for (const Placement& place : legal_placements(layout, number, buffer)) {
    write_placement(text, place);
  }
  text.end_array();
  return out;
}

std::string_view reason_word(Refusal refusal) {
  switch (refusal) {
    case Refusal::kOverlap:
      return "overlaps";
    case Refusal::kUnsupported:
      return "gap";
    case Refusal::kNotAdjacent:
      return "apart";
    case Refusal::kOneTileSupport:
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
  fields.number("number", number, kNumbers - 1);
  read_place(fields, place);
  if (!fields.ok()) return fields.error();
  const Fit fit = fit_at(layout, number, place);
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
    for (const Tile& tile : layout.tiles()) {
      if (tile.at.level == level) text.value(static_cast<int>(tile.number));
    }
    text.end_array()("points", layout.score(level)).end_object();
  }
  text.end_array()("total", layout.score()).end_object();
  return out;
}

constexpr std::array<Method, 4> kLayoutMethods = {
    {{"shapes", shapes}, {"places", places}, {"check", check_place}, {"score", score}}};

}  // namespace

std::span<const Method> layout_methods() { return kLayoutMethods; }

}  // namespace cifra::nmbr9::page
