// DayChain: the links of all days of a server (record/day.h), from its secret. Any link costs at most some hundred
// hashes, so none but a few marks are kept.
#pragma once

#include <cstddef>
#include <vector>

#include "base/sha256.h"
#include "record/day.h"

namespace cifra::house {

class DayChain {
 public:
  explicit DayChain(const Digest& secret) {
    marks_.push_back(secret);
    for (int done = kStep; done <= record::kChainDays; done += kStep) {
      marks_.push_back(record::hashed(marks_.back(), kStep));
    }
    anchor_ = after(record::kChainDays);
  }

  const Digest& anchor() const { return anchor_; }
  Digest link(int day) const { return after(record::kChainDays - 1 - day); }  // of a day that the chain has

 private:
  static constexpr int kStep = 250;

  Digest after(int hashes) const {
    return record::hashed(marks_[static_cast<std::size_t>(hashes / kStep)], hashes % kStep);
  }

  std::vector<Digest> marks_;  // the secret, hashed so many times kStep times
  Digest anchor_{};
};

}  // namespace cifra::house
