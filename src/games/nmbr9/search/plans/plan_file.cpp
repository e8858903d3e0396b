// The file of what makes a plan easy: a head, two bytes for each part, then the ways, two in a byte.
#include <algorithm>

#include "games/nmbr9/data/assets.h"
#include "games/nmbr9/search/plans/down_plan.h"

namespace cifra::nmbr9::search {
namespace {

constexpr std::array<unsigned char, 4> kPlanFileHead = {'N', '9', 'P', '1'};

}  // namespace

std::vector<unsigned char> PlanModel::write() const {
  std::vector<unsigned char> bytes(kPlanFileHead.begin(), kPlanFileHead.end());
  for (const std::int16_t part : parts) {
    bytes.push_back(static_cast<unsigned char>(part & 255));
    bytes.push_back(static_cast<unsigned char>(part >> 8 & 255));
  }
  for (const std::vector<std::uint8_t>& table : ways) {
    for (std::size_t i = 0; i < table.size(); i += 2) {
      bytes.push_back(static_cast<unsigned char>(table[i] | (i + 1 < table.size() ? table[i + 1] << 4 : 0)));
    }
  }
  return bytes;
}

std::optional<PlanModel> PlanModel::read(std::span<const unsigned char> bytes) {
  PlanModel model;
  std::size_t size = kPlanFileHead.size() + 2 * model.parts.size();
  for (const std::vector<std::uint8_t>& table : model.ways) size += (table.size() + 1) / 2;
  if (bytes.size() != size || !std::ranges::equal(bytes.first(kPlanFileHead.size()), kPlanFileHead))
    return std::nullopt;
  std::size_t at = kPlanFileHead.size();
  for (std::int16_t& part : model.parts) {
    part = static_cast<std::int16_t>(bytes[at] | bytes[at + 1] << 8);
    at += 2;
  }
  for (std::vector<std::uint8_t>& table : model.ways) {
    for (std::size_t i = 0; i < table.size(); ++i) {
      table[i] = static_cast<std::uint8_t>(bytes[at + i / 2] >> (i % 2 * 4) & 15);
    }
    at += (table.size() + 1) / 2;
  }
  return model;
}

const PlanModel* plan_model() {
  if (assets().bytes(kPlansAsset).empty()) return nullptr;  // not yet: a browser may still fetch it
  static const std::optional<PlanModel> kModel = PlanModel::read(assets().bytes(kPlansAsset));
  return kModel ? &*kModel : nullptr;
}

}  // namespace cifra::nmbr9::search
