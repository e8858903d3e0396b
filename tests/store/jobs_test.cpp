// Jobs: who asks for what, whose turn it is, who works on it, and when it goes.
#include <algorithm>
#include <array>
#include <thread>

#include "tests/store/stores.h"

namespace cifra::store {
namespace {

JobRequest request(std::string id, std::string player, std::string key, std::int64_t asked_ms = 1000, int rank = 0) {
  JobRequest request;
  request.id = std::move(id);
  request.player = std::move(player);
  request.job = {std::move(key), "review", R"({"some":"input"})", rank, 0};
  request.asked_ms = asked_ms;
  request.most_of_player = 2;
  request.most = 4;
  return request;
}

JobReport waiting(int place) { return {JobState::kWaiting, place, 0, ""}; }

}  // namespace

class AnyJobs : public AnyStore {
 protected:
  AnyJobs() {
    for (const char* player : {"anna", "ben", "carla"}) EXPECT_TRUE(store().add_player(guest(player), player));
  }
  std::string ask(const JobRequest& request) {
    const auto answer = store().add_job(request);
    EXPECT_TRUE(answer) << answer.error().message;
    if (!answer->id.empty()) return answer->id;
    return answer->player_has_too_many ? "too many" : "full";
  }
  std::string take(const std::string& node, std::int64_t now_ms, int most_rank = 9) {
    const auto job = store().take_job({node, now_ms + 100}, most_rank, now_ms);
    EXPECT_TRUE(job) << job.error().message;
    return *job ? (*job)->key : "";
  }
};
INSTANTIATE_TEST_SUITE_P(Sqlite, AnyJobs, testing::Values(Kind::kSqlite));
INSTANTIATE_TEST_SUITE_P(Postgresql, AnyJobs, testing::Values(Kind::kPostgresql));

TEST_P(AnyJobs, AreTakenInTurnAndFinished) {
  EXPECT_EQ(ask(request("r1", "anna", "k1", 1000)), "r1");
  EXPECT_EQ(ask(request("r2", "ben", "k2", 1001)), "r2");
  EXPECT_EQ(ask(request("r3", "carla", "k3", 1002, 1)), "r3");
  EXPECT_EQ(ask(request("r4", "ben", "k4", 1003)), "r4");
  EXPECT_EQ(*store().job("anna", "r1"), waiting(1));
  EXPECT_EQ(*store().job("ben", "r2"), waiting(2));
  EXPECT_EQ(*store().job("carla", "r3"), waiting(4)) << "a higher rank is later";
  EXPECT_EQ(*store().waiting_jobs(), 4);

  const auto taken = store().take_job({"a", 1100}, 9, 1000);
  ASSERT_TRUE(taken && *taken);
  EXPECT_EQ(**taken, (Job{"k1", "review", R"({"some":"input"})", 0, 1}));
  EXPECT_EQ(*store().job("anna", "r1"), (JobReport{JobState::kWorking, 0, 0, ""}));
  EXPECT_EQ(*store().job("ben", "r2"), waiting(1));
  EXPECT_TRUE(*store().renew_job("k1", {"a", 1200}, 250, "so far"));
  EXPECT_EQ(*store().job("anna", "r1"), (JobReport{JobState::kWorking, 0, 250, "so far"}));
  EXPECT_FALSE(*store().renew_job("k1", {"b", 1200}, 250, "of another"));
  EXPECT_FALSE(*store().finish_job("k1", "b", JobState::kDone, "of another", 1150));
  EXPECT_TRUE(*store().finish_job("k1", "a", JobState::kDone, "result", 1150));
  EXPECT_EQ(*store().job("anna", "r1"), (JobReport{JobState::kDone, 0, 1000, "result"}));
  EXPECT_FALSE(*store().renew_job("k1", {"a", 1300}, 250, "late"));

  EXPECT_EQ(take("a", 1150), "k2");
  EXPECT_TRUE(*store().return_job("k2", "a"));
  EXPECT_EQ(*store().job("ben", "r2"), waiting(1)) << "where it was";
  const auto again = store().take_job({"a", 1300}, 9, 1200);
  ASSERT_TRUE(again && *again);
  EXPECT_EQ((*again)->tries, 1) << "what was given back does not count";
  EXPECT_EQ(take("a", 1200), "k4");
  EXPECT_EQ(take("a", 1200, 0), "") << "of that rank";
  EXPECT_EQ(take("a", 1200, 1), "k3");
  EXPECT_EQ(take("a", 1200), "");
  reopen();
  EXPECT_EQ(*store().job("anna", "r1"), (JobReport{JobState::kDone, 0, 1000, "result"}));
}

TEST_P(AnyJobs, AreSeenByWhoAskedAlone) {
  EXPECT_EQ(ask(request("r1", "anna", "k1")), "r1");
  EXPECT_EQ(*store().job("ben", "r1"), std::nullopt);
  EXPECT_EQ(*store().job("", "r1"), std::nullopt);
  EXPECT_EQ(*store().job("anna", "r2"), std::nullopt);
  EXPECT_EQ(*store().job("anna", "\xff"), std::nullopt);
  EXPECT_FALSE(*store().remove_job("ben", "r1"));
  EXPECT_EQ(*store().job("anna", "r1"), waiting(1));
  EXPECT_EQ(store().add_job(request("r2", "anna", "\xff")).error().code, kBadText);
  EXPECT_EQ(ask(request("r3", "nobody", "k3")), "full") << "somebody who is not there any more";
  EXPECT_EQ(*store().waiting_jobs(), 1);
}

TEST_P(AnyJobs, TheSameWorkIsDoneOnce) {
  EXPECT_EQ(ask(request("r1", "anna", "k1")), "r1");
  EXPECT_EQ(ask(request("r1", "anna", "k1")), "r1") << "the answer was lost";
  EXPECT_EQ(ask(request("r2", "anna", "k1")), "r1") << "asked again";
  EXPECT_EQ(ask(request("r3", "ben", "k1")), "r3");
  EXPECT_EQ(*store().waiting_jobs(), 1);
  EXPECT_EQ(take("a", 1000), "k1");
  EXPECT_TRUE(*store().finish_job("k1", "a", JobState::kDone, "result", 1150));
  EXPECT_EQ(ask(request("r4", "carla", "k1")), "r4");
  for (const auto& [player, id] : {std::pair{"anna", "r1"}, {"ben", "r3"}, {"carla", "r4"}}) {
    EXPECT_EQ((*store().job(player, id))->result, "result");
  }
  EXPECT_EQ(take("a", 1200), "");

  EXPECT_EQ(ask(request("r5", "anna", "k5")), "r5");
  EXPECT_EQ(take("a", 1000), "k5");
  EXPECT_TRUE(*store().finish_job("k5", "a", JobState::kFailed, "why", 1150));
  EXPECT_EQ(*store().job("anna", "r5"), (JobReport{JobState::kFailed, 0, 1000, "why"}));
  EXPECT_EQ(ask(request("r6", "anna", "k5", 1200)), "r5") << "what failed is tried again";
  EXPECT_EQ(*store().job("anna", "r5"), waiting(1));
}

TEST_P(AnyJobs, AreLimitedForOnePlayerAndForAll) {
  EXPECT_EQ(ask(request("r1", "anna", "k1")), "r1");
  EXPECT_EQ(ask(request("r2", "anna", "k2")), "r2");
  EXPECT_EQ(ask(request("r3", "anna", "k3")), "too many");
  EXPECT_EQ(ask(request("r3", "anna", "k2")), "r2") << "what one has already";
  EXPECT_EQ(ask(request("r4", "ben", "k1")), "r4");
  EXPECT_EQ(ask(request("r5", "ben", "k5")), "r5");
  EXPECT_EQ(ask(request("r6", "ben", "k2")), "too many") << "also what others wait for";
  EXPECT_EQ(ask(request("r7", "carla", "k7")), "r7");
  EXPECT_EQ(ask(request("r8", "carla", "k8")), "full");
  EXPECT_EQ(ask(request("r8", "carla", "k1")), "r8") << "no more work";
  EXPECT_EQ(*store().waiting_jobs(), 4);
  EXPECT_EQ(take("a", 1000), "k1");
  EXPECT_EQ(ask(request("r9", "anna", "k9")), "too many") << "what is worked on counts too";
  EXPECT_TRUE(*store().finish_job("k1", "a", JobState::kDone, "result", 1150));
  EXPECT_EQ(ask(request("r9", "anna", "k9")), "r9");
}

TEST_P(AnyJobs, GoWithTheLastWhoWantsThem) {
  ask(request("r1", "anna", "k1"));
  ask(request("r2", "ben", "k1"));
  ask(request("r3", "ben", "k3"));
  EXPECT_EQ(take("a", 1000), "k1");
  EXPECT_TRUE(*store().remove_job("anna", "r1"));
  EXPECT_FALSE(*store().remove_job("anna", "r1"));
  EXPECT_EQ(*store().job("anna", "r1"), std::nullopt);
  EXPECT_TRUE(*store().renew_job("k1", {"a", 1200}, 1, "")) << "ben waits for it";
  EXPECT_TRUE(*store().remove_job("ben", "r2"));
  EXPECT_FALSE(*store().renew_job("k1", {"a", 1200}, 1, ""));
  EXPECT_FALSE(*store().finish_job("k1", "a", JobState::kDone, "result", 1150));

  ask(request("r4", "carla", "k3"));
  ask(request("r5", "ben", "k5"));
  ASSERT_TRUE(store().remove_player("ben", "-"));
  EXPECT_EQ(*store().job("ben", "r3"), std::nullopt);
  EXPECT_EQ(*store().job("carla", "r4"), waiting(1)) << "carla still wants it";
  EXPECT_EQ(*store().waiting_jobs(), 1) << "and k5 is gone";
}

TEST_P(AnyJobs, Expire) {
  ask(request("r1", "anna", "k1", 1000));
  ask(request("r2", "ben", "k2", 1000));
  EXPECT_EQ(take("a", 1000), "k1");
  EXPECT_TRUE(*store().finish_job("k1", "a", JobState::kDone, "result", 5000));
  EXPECT_EQ(*store().expire_jobs(1000, 100), 0);
  EXPECT_EQ(*store().expire_jobs(1001, 100), 1) << "what nobody came to work on";
  EXPECT_EQ(*store().job("ben", "r2"), std::nullopt);
  EXPECT_EQ(*store().expire_jobs(5000, 100), 0);
  EXPECT_EQ((*store().job("anna", "r1"))->result, "result");
  EXPECT_EQ(*store().expire_jobs(5001, 100), 1);
  EXPECT_EQ(*store().job("anna", "r1"), std::nullopt);
  EXPECT_EQ(ask(request("r3", "anna", "k1", 6000)), "r3") << "and is work again";
  EXPECT_EQ(*store().job("anna", "r3"), waiting(1));
}

// After a crash: in a file nobody else can be at work; of other nodes it is known when the lease is over.
TEST_P(AnyJobs, OfADeadNodeAreTakenOver) {
  ask(request("r1", "anna", "k1", 1000));
  EXPECT_EQ(take("a", 1000), "k1");
  EXPECT_EQ(take("a", 1050), "") << "it is at work on that one";
  reopen();
  if (GetParam() == Kind::kPostgresql) {
    EXPECT_EQ(take("b", 1100), "");
  }
  const auto job = store().take_job({"b", 1300}, 9, 1101);
  ASSERT_TRUE(job && *job);
  EXPECT_EQ((*job)->key, "k1");
  EXPECT_EQ((*job)->tries, 2);
  EXPECT_FALSE(*store().finish_job("k1", "a", JobState::kDone, "too late", 1150));
  EXPECT_TRUE(*store().finish_job("k1", "b", JobState::kDone, "result", 1200));
  EXPECT_EQ((*store().job("anna", "r1"))->result, "result");
}

TEST_P(AnyJobs, AreTakenByOneNodeOnly) {
  if (GetParam() == Kind::kSqlite) return;  // it has one node
  constexpr int kJobs = 60;
  for (int i = 0; i < kJobs; ++i) {
    JobRequest one = request("r" + std::to_string(i), "anna", "k" + std::to_string(i), 1000 + i);
    one.most_of_player = one.most = 1000;
    ask(one);
  }
  std::array<std::vector<std::string>, 4> taken;
  std::vector<std::thread> nodes;
  for (std::size_t n = 0; n < taken.size(); ++n) {
    nodes.emplace_back([&, n, mine = another()] {
      for (int misses = 0; misses < 20;) {
        const auto job = mine->take_job({std::to_string(n), 100'000}, 9, 5000);
        ASSERT_TRUE(job) << job.error().message;
        if (*job) {
          taken[n].push_back((*job)->key);
        } else {
          ++misses;  // another node was quicker
        }
      }
    });
  }
  for (std::thread& node : nodes) node.join();
  std::vector<std::string> all;
  for (const auto& one : taken) all.insert(all.end(), one.begin(), one.end());
  EXPECT_EQ(all.size(), static_cast<std::size_t>(kJobs));
  std::ranges::sort(all);
  EXPECT_EQ(std::ranges::adjacent_find(all), all.end()) << "one of them twice";
}

}  // namespace cifra::store
