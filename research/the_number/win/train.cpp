// cifra_train_win FOLDER FILE [POSITIONS [ROUND TURN]]: fits the estimate of the chance of winning (win_estimate.h) to
// the solution in FOLDER, turn by turn, and writes it. So many positions are learned from for every turn (12,000,000,
// with all their differences). With ROUND and TURN, from 1, only the positions before that turn; what FILE has of
// others stays.
//
// Positions are drawn as if digits were crossed out at random, half of them with any digits for one player. The error
// that is told is that of positions drawn the first way, at all differences at which the game is open.
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <vector>

#include "base/random.h"
#include "games/the_number/solve/field/field_net.h"
#include "games/the_number/solve/two_players/win_estimate.h"
#include "research/the_number/win/tables.h"

namespace {

using namespace cifra;
using namespace cifra::the_number::solve;

constexpr float kLn2 = 0.69314718F;
constexpr float kRate = 0.003F;

DigitSet crossed_at_random(int turns, Rng& rng) {
  unsigned digits = kAllDigits;
  for (int turn = 0; turn < turns; ++turn) {
    if (rng.below(20) >= 13 || digits == 0) continue;
    const std::uint32_t kind = rng.below(10);
    for (unsigned left = kind < 5 ? 1 : kind < 8 ? 2 : 3; left > 0 && digits != 0; --left) {
      const auto place = rng.below(static_cast<std::uint32_t>(std::popcount(digits)));
      digits &= ~(1U << the_number::digit_at(static_cast<DigitSet>(digits), place));
    }
  }
  return static_cast<DigitSet>(digits);
}

struct Sample {
  DigitSet mine = 0;
  DigitSet theirs = 0;
};

Sample draw_sample(int turn, bool usual, Rng& rng) {
  Sample sample{crossed_at_random(turn, rng), crossed_at_random(turn, rng)};
  if (usual || rng.below(2) == 0) return sample;
  do {
    sample.theirs = static_cast<DigitSet>(rng.below(1024));
  } while (!reachable(turn, sample.theirs));
  if (rng.below(2) == 0) std::swap(sample.mine, sample.theirs);
  return sample;
}

// One network and what it learns from: Adam, some positions at a time.
class Fit {
 public:
  Fit(WinEstimate& estimate, const WinLayer& exact, int round, int turn)
      : estimate_(estimate), net_(estimate.net(round, turn).numbers), exact_(exact), round_(round), turn_(turn) {
    Rng rng("win numbers");
    const auto any = [&](std::size_t from, std::size_t to, float most) {
      for (std::size_t i = from; i < to; ++i) net_[i] = most * (static_cast<float>(rng.below(2001)) / 1000.F - 1);
    };
    any(0, WinNet::kSecond, 0.2F);
    any(WinNet::kSecond, WinNet::kSecondBias, 0.25F);
    any(WinNet::kLast, WinNet::kLastBias, 0.1F);
    for (std::size_t i = 0; i < WinNet::kParts; ++i) {
      net_[WinNet::kLastBias + WinNet::kParts + i] = 4 * (static_cast<float>(i) - 1.5F);
      net_[WinNet::kLastBias + 2 * WinNet::kParts + i] = 1;
    }
  }

  void learn(int steps, Rng& rng) {
    constexpr int kBatch = 32;
    std::vector<float> mean(net_.size());
    std::vector<float> square(net_.size());
    const int batches = steps / kBatch;
    for (int step = 0; step < batches; ++step) {
      std::ranges::fill(slope_, 0.F);
      for (int i = 0; i < kBatch; ++i) one(draw_sample(turn_, false, rng));
      const float left = 1 - static_cast<float>(step) / static_cast<float>(batches);
      const float rate = kRate * left * left + 2e-5F;
      const float warm = 1 - std::pow(0.999F, static_cast<float>(step + 1));
      for (std::size_t i = 0; i < net_.size(); ++i) {
        const float by = slope_[i] / kBatch;
        mean[i] += 0.1F * (by - mean[i]);
        square[i] += 0.001F * (by * by - square[i]);
        net_[i] -= rate * mean[i] / (std::sqrt(square[i] / warm) + 1e-7F);
      }
    }
    estimate_.expand();
  }

  // The root of the mean square, and the 99th percentile.
  std::pair<double, double> error(Rng& rng) const {
    std::vector<double> errors;
    double sum = 0;
    for (int i = 0; i < 20000; ++i) {
      const Sample sample = draw_sample(turn_, true, rng);
      const float points = shipped_round_values()->value(turn_, sample.mine, sample.theirs);
      const WinSteps steps = estimate_.steps(round_, turn_, sample.mine, sample.theirs, points);
      for_each(sample, [&](int difference, float truth) {
        const double off = std::abs(chance_of(steps, difference) - truth);
        errors.push_back(off);
        sum += off * off;
      });
    }
    std::ranges::sort(errors);
    return {std::sqrt(sum / static_cast<double>(errors.size())), errors[errors.size() * 99 / 100]};
  }

 private:
  template <class Seen>
  void for_each(const Sample& sample, Seen&& seen) const {
    const Curve curve = exact_.curve(sample.mine, sample.theirs);
    const int end = curve.low + static_cast<int>(curve.chances.size());
    for (int difference = curve.low - 2; difference < end + 2; ++difference) {
      // The first round's curves are cut where nobody comes.
      if (round_ == 0 && difference < curve.low && !curve.chances.empty() && curve.chances.front() > 300) continue;
      if (round_ == 0 && difference >= end && !curve.chances.empty() && curve.chances.back() < kSureWin - 300) break;
      seen(difference, static_cast<float>(exact_.at(sample.mine, sample.theirs, difference)));
    }
  }

  struct Pass {  // of one player
    FieldFacts own, other;
    float points = 0;
    std::array<float, WinNet::kWide> wide{};
    std::array<float, WinNet::kNarrow> narrow{};
    std::array<float, WinNet::kOut> out{};
    std::array<float, WinNet::kParts> weight{};
    std::array<float, WinNet::kOut> slope{};
  };

  void forward(Pass& pass, DigitSet own, DigitSet other, float points) const {
    pass.own = field_facts(own);
    pass.other = field_facts(other);
    pass.points = points * WinNet::kPerPoint;
    for (std::size_t i = 0; i < WinNet::kWide; ++i) pass.wide[i] = pass.points * net_[WinNet::kPoints + i];
    for (std::size_t k = 0; k < pass.own.count; ++k) {
      for (std::size_t i = 0; i < WinNet::kWide; ++i) pass.wide[i] += net_[pass.own.list[k] * WinNet::kWide + i];
    }
    for (std::size_t k = 0; k < pass.other.count; ++k) {
      for (std::size_t i = 0; i < WinNet::kWide; ++i)
        pass.wide[i] += net_[WinNet::kOther + pass.other.list[k] * WinNet::kWide + i];
    }
    for (float& one : pass.wide) one = std::max(one, 0.F);
    std::copy_n(&net_[WinNet::kSecondBias], WinNet::kNarrow, pass.narrow.begin());
    for (std::size_t i = 0; i < WinNet::kWide; ++i) {
      for (std::size_t k = 0; k < WinNet::kNarrow; ++k)
        pass.narrow[k] += pass.wide[i] * net_[WinNet::kSecond + i * WinNet::kNarrow + k];
    }
    for (float& one : pass.narrow) one = std::max(one, 0.F);
    for (std::size_t i = 0; i < WinNet::kOut; ++i) {
      pass.out[i] = net_[WinNet::kLastBias + i];
      for (std::size_t k = 0; k < WinNet::kNarrow; ++k)
        pass.out[i] += pass.narrow[k] * net_[WinNet::kLast + i * WinNet::kNarrow + k];
    }
    const float most = *std::max_element(pass.out.begin(), pass.out.begin() + WinNet::kParts);
    float sum = 0;
    for (std::size_t i = 0; i < WinNet::kParts; ++i) sum += pass.weight[i] = std::exp(pass.out[i] - most);
    for (float& one : pass.weight) one /= sum;
  }

  void backward(const Pass& pass) {
    std::array<float, WinNet::kNarrow> narrow{};
    for (std::size_t i = 0; i < WinNet::kOut; ++i) {
      slope_[WinNet::kLastBias + i] += pass.slope[i];
      for (std::size_t k = 0; k < WinNet::kNarrow; ++k) {
        slope_[WinNet::kLast + i * WinNet::kNarrow + k] += pass.slope[i] * pass.narrow[k];
        narrow[k] += pass.slope[i] * net_[WinNet::kLast + i * WinNet::kNarrow + k];
      }
    }
    for (std::size_t k = 0; k < WinNet::kNarrow; ++k) {
      if (pass.narrow[k] <= 0) narrow[k] = 0;
      slope_[WinNet::kSecondBias + k] += narrow[k];
    }
    std::array<float, WinNet::kWide> wide{};
    for (std::size_t i = 0; i < WinNet::kWide; ++i) {
      if (pass.wide[i] <= 0) continue;
      float sum = 0;
      for (std::size_t k = 0; k < WinNet::kNarrow; ++k) {
        slope_[WinNet::kSecond + i * WinNet::kNarrow + k] += narrow[k] * pass.wide[i];
        sum += narrow[k] * net_[WinNet::kSecond + i * WinNet::kNarrow + k];
      }
      wide[i] = sum;
      slope_[WinNet::kPoints + i] += sum * pass.points;
    }
    for (std::size_t k = 0; k < pass.own.count; ++k) {
      for (std::size_t i = 0; i < WinNet::kWide; ++i) slope_[pass.own.list[k] * WinNet::kWide + i] += wide[i];
    }
    for (std::size_t k = 0; k < pass.other.count; ++k) {
      for (std::size_t i = 0; i < WinNet::kWide; ++i)
        slope_[WinNet::kOther + pass.other.list[k] * WinNet::kWide + i] += wide[i];
    }
  }

  void one(const Sample& sample) {
    const float points = shipped_round_values()->value(turn_, sample.mine, sample.theirs);
    std::array<Pass, 2> passes;
    forward(passes[0], sample.mine, sample.theirs, points);
    forward(passes[1], sample.theirs, sample.mine, -points);
    struct Part {
      float weight, even, per_point, sign;
      std::size_t side, at;
    };
    std::array<Part, 2 * WinNet::kParts> parts;
    for (std::size_t side = 0; side < 2; ++side) {
      for (std::size_t i = 0; i < WinNet::kParts; ++i) {
        const Pass& pass = passes[side];
        const float sign = side == 0 ? 1.F : -1.F;
        parts[side * WinNet::kParts + i] = {pass.weight[i],
                                            sign * pass.out[WinNet::kParts + i] - points,
                                            std::exp2(-std::clamp(pass.out[2 * WinNet::kParts + i], -3.F, 6.F)),
                                            sign,
                                            side,
                                            i};
      }
    }
    for_each(sample, [&](int difference, float truth) {
      std::array<float, 2 * WinNet::kParts> done;
      std::array<float, 2> sum{};
      for (std::size_t i = 0; i < parts.size(); ++i) {
        const Part& part = parts[i];
        done[i] = 1 / (1 + std::exp(-(static_cast<float>(difference) - part.even) * part.per_point));
        sum[part.side] += part.weight * done[i];
      }
      const float off = 0.5F * (sum[0] + sum[1]) - truth;
      for (std::size_t i = 0; i < parts.size(); ++i) {
        const Part& part = parts[i];
        auto& slope = passes[part.side].slope;
        const float by_ahead = off * part.weight * done[i] * (1 - done[i]);
        slope[part.at] += off * part.weight * (done[i] - sum[part.side]);
        slope[WinNet::kParts + part.at] -= by_ahead * part.per_point * part.sign;
        slope[2 * WinNet::kParts + part.at] -=
            by_ahead * (static_cast<float>(difference) - part.even) * part.per_point * kLn2;
      }
    });
    backward(passes[0]);
    backward(passes[1]);
  }

  WinEstimate& estimate_;
  std::vector<float>& net_;
  const WinLayer& exact_;
  int round_;
  int turn_;
  std::vector<float> slope_ = std::vector<float>(WinNet::kNumbers);
};

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) {
    std::fputs("cifra_train_win FOLDER FILE [POSITIONS [ROUND TURN]]\n", stderr);
    return 2;
  }
  const int steps = argc > 3 ? std::max(1000, std::atoi(argv[3])) : 12'000'000;
  const int only_round = argc > 5 ? std::atoi(argv[4]) - 1 : -1;
  const int only_turn = argc > 5 ? std::atoi(argv[5]) - 1 : -1;
  std::ifstream in(argv[2], std::ios::binary);
  const std::vector<unsigned char> before{std::istreambuf_iterator<char>(in), {}};
  WinEstimate estimate = read_win_estimate(before).value_or(WinEstimate());
  for (int round = kWinRounds - 1; round >= 0; --round) {
    for (int turn = WinEstimate::kLastTurn; turn > 0; --turn) {
      if (only_round >= 0 && (round != only_round || turn != only_turn)) continue;
      const auto pieces = cifra::train::load_win_turn(argv[1], round, turn);
      if (pieces.empty()) return 2;
      WinLayer exact;
      for (const WinPiece& piece : pieces) piece.add_to(exact);
      estimate.net(round, turn) = WinNet();
      Fit fit(estimate, exact, round, turn);
      Rng rng("win estimate");
      fit.learn(steps, rng);
      const auto [mean, most] = fit.error(rng);
      std::printf("round %d, before turn %d: off by %.4f, 99 of 100 by less than %.4f\n", round + 1, turn + 1, mean,
                  most);
      std::fflush(stdout);
    }
  }
  const auto bytes = write_win_estimate(estimate);
  std::ofstream out(argv[2], std::ios::binary);
  out.write(reinterpret_cast<const char*>(bytes.data()), std::ssize(bytes));
  out.close();
  return out ? 0 : 2;
}
