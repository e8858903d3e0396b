// The part of the API that is about reviews which the house works out.
#include <memory>
#include <utility>

#include "base/json_text.h"
#include "house/api.h"
#include "house/house.h"
#include "house/review_job.h"
#include "house/secrets.h"

namespace cifra::house {
namespace {

Error no_such_review() { return {"not_found", "", "there is no such review; it may have expired"}; }

void write_report(JsonText& text, const store::JobReport& report) {
  constexpr double kWhole = 1000;
  switch (report.state) {
    case store::JobState::kWaiting:
      text("state", "waiting")("place", report.place);
      return;
    case store::JobState::kWorking:
      text("state", "working")("progress", report.permille / kWhole).key("result");
      report.result.empty() ? text.null() : text.raw(report.result);
      return;
    case store::JobState::kDone:
      text("state", "done").key("result").raw(report.result);
      return;
    case store::JobState::kFailed:
      text("state", "failed").key("error").raw(report.result);
      return;
  }
}

}  // namespace

// What is posted is read, checked and begun on the pool, because a large game takes longer than the house's thread has.
void Api::ask_review() {
  const Limits& limits = house_.options_.limits;
  if (!limits.offers_reviews()) return refuse({"not_offered", "", "this server works out no reviews"});
  const auto request = read_review_request(request_.body, limits.review_par_games);
  if (!request) return refuse(request.error());
  with_person([self = shared_from_this(), request = *request](const Person& person) {
    House& house = self->house_;
    if (!self->within(house.new_reviews_, person.player)) return;
    if (!self->within(house.new_reviews_of_address_, self->request_.caller.address)) return;
    house.pool_.run_next([self, request, player = person.player]() -> Pool::Then {
      auto job = review_job(request);
      return [self, player, job = std::move(job)] {
        if (!job) return self->refuse(job.error());
        self->add_review(player, *job);
      };
    });
  });
}

void Api::add_review(const std::string& player, const store::Job& job) {
  const Limits& limits = house_.options_.limits;
  const std::int64_t now = house_.loop_.now_ms();
  const store::JobRequest request{new_id(now), player, job, now, limits.reviews_waiting, limits.reviews_in_queue};
  house_.worker_.ask<store::JobAnswer>(
      [request](store::Store& s) { return s.add_job(request); },
      [self = shared_from_this(), player](const Result<store::JobAnswer>& answer) {
        if (!answer) return self->refuse(answer.error());
        if (answer->player_has_too_many) {
          return self->refuse({"too_many", "", "several reviews of yours are waiting; wait for one, or end one"});
        }
        if (answer->id.empty()) return self->refuse({"busy", "", "many reviews are waiting here; try again later"});
        self->house_.jobs_changed();
        self->report_review(player, answer->id, 201);
      });
}

void Api::report_review(const std::string& player, const std::string& id, int status) {
  house_.worker_.ask<std::optional<store::JobReport>>(
      [player, id](store::Store& s) { return s.job(player, id); },
      [self = shared_from_this(), id, status](const Result<std::optional<store::JobReport>>& report) {
        if (!report) return self->refuse(report.error());
        if (!*report) return self->refuse(no_such_review());
        self->reply(json_object([&](JsonText& text) {
                      text("review", id);
                      write_report(text, **report);
                    }),
                    status);
      });
}

void Api::show_review() {
  if (!is_id(parts_[1])) return refuse(no_such_review());
  with_person(
      [self = shared_from_this()](const Person& person) { self->report_review(person.player, self->parts_[1], 200); });
}

void Api::end_review() {
  if (!is_id(parts_[1])) return refuse(no_such_review());
  with_person([self = shared_from_this()](const Person& person) {
    self->house_.worker_.ask<bool>(
        [player = person.player, id = self->parts_[1]](store::Store& s) { return s.remove_job(player, id); },
        [self](const Result<bool>& ended) {
          if (!ended) return self->refuse(ended.error());
          if (!*ended) return self->refuse(no_such_review());
          self->reply("{}");
        });
  });
}

}  // namespace cifra::house
