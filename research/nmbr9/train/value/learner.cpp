#include "research/nmbr9/train/value/learner.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <memory>

namespace cifra::train {
namespace {

using nmbr9::search::kFacts;
using nmbr9::search::kHeads;
using nmbr9::search::kHidden;
using nmbr9::search::kSecond;

constexpr float kUnit = 16;  // points that the network calls 1
constexpr std::size_t kBatch = 1024;
constexpr std::uint32_t kRare = 20;  // facts that were seen less often count nothing, and take no room in the file
constexpr float kLatest = 0.25F;     // what the latest lesson counts in the mean

// Where things are in the list of all weights: rows, bias, and the heads.
constexpr std::size_t kBias = std::size_t{kFacts} * kHidden;
constexpr std::size_t kFirstHead = kBias + kHidden;
constexpr std::size_t kSecondBias = std::size_t{kHidden} * kSecond;
constexpr std::size_t kOut = kSecondBias + kSecond;
constexpr std::size_t kOutBias = kOut + kSecond;
constexpr std::size_t kDirect = kOutBias + 1;
constexpr std::size_t kHeadSize = kDirect + 1;
constexpr std::size_t kWeights = kFirstHead + kHeads * kHeadSize;

constexpr std::size_t head_at(std::size_t head) { return kFirstHead + head * kHeadSize; }

}  // namespace

void Samples::add(const std::vector<std::uint16_t>& facts, int rounds, float points) {
  facts_.insert(facts_.end(), facts.begin(), facts.end());
  first_.push_back(facts_.size());
  head_.push_back(static_cast<std::uint8_t>(nmbr9::search::head_of(rounds)));
  points_.push_back(points);
}

void Samples::add(const Samples& others) {
  const std::size_t before = facts_.size();
  facts_.insert(facts_.end(), others.facts_.begin(), others.facts_.end());
  for (std::size_t i = 1; i < others.first_.size(); ++i) first_.push_back(before + others.first_[i]);
  head_.insert(head_.end(), others.head_.begin(), others.head_.end());
  points_.insert(points_.end(), others.points_.begin(), others.points_.end());
}

void Samples::drop_first(std::size_t count) {
  const auto n = static_cast<std::ptrdiff_t>(count);
  const std::size_t gone = first_[count];
  facts_.erase(facts_.begin(), facts_.begin() + static_cast<std::ptrdiff_t>(gone));
  first_.erase(first_.begin(), first_.begin() + n);
  for (std::size_t& first : first_) first -= gone;
  head_.erase(head_.begin(), head_.begin() + n);
  points_.erase(points_.begin(), points_.begin() + n);
}

Learner::Learner(std::string_view seed)
    : weights_(kWeights), gradient_(kWeights), momentum_(kWeights), scale_(kWeights), seen_(kFacts) {
  Rng rng(seed);
  const auto around_zero = [&](float width) { return width * (static_cast<float>(rng.next() >> 40) / (1 << 23) - 1); };
  for (std::size_t i = 0; i < kBias; ++i) weights_[i] = around_zero(0.05F);
  std::fill_n(weights_.begin() + kBias, kHidden, 0.1F);
  for (std::size_t head = 0; head < kHeads; ++head) {
    float* const w = &weights_[head_at(head)];
    for (std::size_t i = 0; i < kSecondBias; ++i) w[i] = around_zero(0.25F);
    for (std::size_t i = 0; i < kSecond; ++i) w[kSecondBias + i] = 0.05F, w[kOut + i] = around_zero(0.3F);
    w[kDirect] = 1;
  }
  mean_ = weights_;
}

Learner::Learner(const nmbr9::search::ValueNet& net)
    : weights_(kWeights), gradient_(kWeights), momentum_(kWeights), scale_(kWeights), seen_(kFacts) {
  const auto part = [](int value, float scale) { return static_cast<float>(value) / scale; };
  for (std::size_t i = 0; i < kHidden; ++i) {
    for (std::size_t fact = 0; fact < kFacts; ++fact) {
      weights_[fact * kHidden + i] = part(net.rows[fact].parts[i / 16][i % 16], 256);
      if (net.rows[fact].parts[i / 16][i % 16] != 0) seen_[fact] = kRare;  // what it knows is not forgotten
    }
    weights_[kBias + i] = part(net.bias.parts[i / 16][i % 16], 256);
  }
  for (std::size_t h = 0; h < kHeads; ++h) {
    float* const w = &weights_[head_at(h)];
    const nmbr9::search::ValueNet::Head& head = net.heads[h];
    for (std::size_t j = 0; j < kSecond; ++j) {
      for (std::size_t i = 0; i < kHidden; ++i) w[i * kSecond + j] = part(head.second[j][i], 256);
      w[kSecondBias + j] = part(head.second_bias[j], 65536);
      w[kOut + j] = part(head.out[j], 256);
    }
    w[kOutBias] = part(head.out_bias, 65536);
    w[kDirect] = part(head.direct, 256);
  }
  mean_ = weights_;
}

float Learner::forward(std::span<const std::uint16_t> facts, std::size_t head, float* sums, float* second) const {
  std::copy_n(&weights_[kBias], kHidden, sums);
  for (const std::uint16_t fact : facts) {
    const float* const row = &weights_[std::size_t{fact} * kHidden];
    for (int i = 0; i < kHidden; ++i) sums[i] += row[i];
  }
  const float* const w = &weights_[head_at(head)];
  std::copy_n(w + kSecondBias, kSecond, second);
  for (int i = 0; i < kHidden; ++i) {
    const float active = std::max(sums[i], 0.F);
    for (int j = 0; j < kSecond; ++j) second[j] += active * w[i * kSecond + j];
  }
  float out = w[kOutBias] + w[kDirect] * sums[0];
  for (std::size_t j = 0; j < kSecond; ++j) out += std::max(second[j], 0.F) * w[kOut + j];
  return out;
}

void Learner::backward(std::span<const std::uint16_t> facts, std::size_t head, const float* sums, const float* second,
                       float error) {
  const float* const w = &weights_[head_at(head)];
  float* const g = &gradient_[head_at(head)];
  g[kOutBias] += error;
  g[kDirect] += error * sums[0];
  std::array<float, kSecond> to_second;
  for (std::size_t j = 0; j < kSecond; ++j) {
    const bool on = second[j] > 0;
    g[kOut + j] += on ? error * second[j] : 0;
    to_second[j] = on ? error * w[kOut + j] : 0;
    g[kSecondBias + j] += to_second[j];
  }
  std::array<float, kHidden> to_sums;
  for (std::size_t i = 0; i < kHidden; ++i) {
    const float active = std::max(sums[i], 0.F);
    float back = 0;
    for (std::size_t j = 0; j < kSecond; ++j) {
      g[i * kSecond + j] += to_second[j] * active;
      back += to_second[j] * w[i * kSecond + j];
    }
    to_sums[i] = sums[i] > 0 ? back : 0;
  }
  to_sums[0] += error * w[kDirect];
  for (std::size_t i = 0; i < kHidden; ++i) gradient_[kBias + i] += to_sums[i];
  for (const std::uint16_t fact : facts) {
    float* const row = &gradient_[std::size_t{fact} * kHidden];
    for (std::size_t i = 0; i < kHidden; ++i) row[i] += to_sums[i];
  }
}

void Learner::step(float rate, float batch) {
  ++steps_;
  const float first = 1 - std::pow(0.9F, static_cast<float>(steps_));
  const float second = 1 - std::pow(0.999F, static_cast<float>(steps_));
  for (std::size_t i = 0; i < kWeights; ++i) {
    const float g = gradient_[i] / batch;
    momentum_[i] = 0.9F * momentum_[i] + 0.1F * g;
    scale_[i] = 0.999F * scale_[i] + 0.001F * g * g;
    weights_[i] -= rate * (momentum_[i] / first) / (std::sqrt(scale_[i] / second) + 1e-6F);
  }
}

double Learner::learn(const Samples& samples, double times, float rate, Rng& rng) {
  const auto batches = static_cast<std::size_t>(times * static_cast<double>(samples.size()) / kBatch) + 1;
  double squares = 0;
  for (std::size_t batch = 0; batch < batches; ++batch) {
    std::ranges::fill(gradient_, 0.F);
    for (std::size_t n = 0; n < kBatch; ++n) {
      const std::size_t i = rng.below(static_cast<std::uint32_t>(samples.size()));
      const auto facts = samples.facts(i);
      alignas(64) std::array<float, kHidden> sums;
      alignas(64) std::array<float, kSecond> second;
      const float error = forward(facts, samples.head(i), sums.data(), second.data()) - samples.points(i) / kUnit;
      backward(facts, samples.head(i), sums.data(), second.data(), error);
      squares += error * error;
      for (const std::uint16_t fact : facts) ++seen_[fact];
    }
    step(rate * std::pow(0.1F, static_cast<float>(batch) / static_cast<float>(batches)), kBatch);
  }
  const float latest = lessons_++ == 0 ? 1 : kLatest;
  for (std::size_t i = 0; i < kWeights; ++i) mean_[i] += latest * (weights_[i] - mean_[i]);
  return kUnit * std::sqrt(squares / static_cast<double>(batches * kBatch));
}

nmbr9::search::ValueNet Learner::rounded() const {
  nmbr9::search::ValueNet net;
  const auto whole = [](float value, float scale) { return static_cast<std::int32_t>(std::lround(value * scale)); };
  const auto narrow = [&](float value) {
    return static_cast<std::int16_t>(std::clamp(whole(value, 256), -32767, 32767));
  };
  for (std::size_t i = 0; i < kHidden; ++i) {
    for (std::size_t fact = 0; fact < kFacts; ++fact) {
      if (seen_[fact] >= kRare) net.rows[fact].parts[i / 16][i % 16] = narrow(mean_[fact * kHidden + i]);
    }
    net.bias.parts[i / 16][i % 16] = narrow(mean_[kBias + i]);
  }
  for (std::size_t h = 0; h < kHeads; ++h) {
    const float* const w = &mean_[head_at(h)];
    nmbr9::search::ValueNet::Head& head = net.heads[h];
    for (std::size_t j = 0; j < kSecond; ++j) {
      for (std::size_t i = 0; i < kHidden; ++i) head.second[j][i] = narrow(w[i * kSecond + j]);
      head.second_bias[j] = whole(w[kSecondBias + j], 65536);
      head.out[j] = whole(w[kOut + j], 256);
    }
    head.out_bias = whole(w[kOutBias], 65536);
    head.direct = whole(w[kDirect], 256);
  }
  return net;
}

bool Learner::load(const char* path) {
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(path, "rb"), &std::fclose);
  return file && std::fread(weights_.data(), sizeof(float), kWeights, file.get()) == kWeights &&
         std::fread(mean_.data(), sizeof(float), kWeights, file.get()) == kWeights &&
         std::fread(&lessons_, sizeof(lessons_), 1, file.get()) == 1 &&
         std::fread(seen_.data(), sizeof(seen_[0]), seen_.size(), file.get()) == seen_.size();
}

bool Learner::save(const char* path) const {
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(path, "wb"), &std::fclose);
  return file && std::fwrite(weights_.data(), sizeof(float), kWeights, file.get()) == kWeights &&
         std::fwrite(mean_.data(), sizeof(float), kWeights, file.get()) == kWeights &&
         std::fwrite(&lessons_, sizeof(lessons_), 1, file.get()) == 1 &&
         std::fwrite(seen_.data(), sizeof(seen_[0]), seen_.size(), file.get()) == seen_.size();
}

}  // namespace cifra::train
