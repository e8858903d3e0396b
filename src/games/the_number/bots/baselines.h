// Simple players of The Number that the strong levels are measured against (`cifra arena`); no level of the game.
//
//   triples  any number of three equal digits
//   low      any number of its three lowest digits
//   greedy   what scores most in this turn if the others write anything
//   saver    the same, but with an eye to what the digits are worth later
//   human    likes high first digits and few different ones, saves the best for last, and is not always right
#pragma once

#include <memory>

#include "game/bot.h"
#include "games/the_number/rules/the_number.h"

namespace cifra::the_number::bots {

std::unique_ptr<game::Bot<the_number::Game>> make_triples();
std::unique_ptr<game::Bot<the_number::Game>> make_low();
std::unique_ptr<game::Bot<the_number::Game>> make_greedy();
std::unique_ptr<game::Bot<the_number::Game>> make_saver();
std::unique_ptr<game::Bot<the_number::Game>> make_human();

}  // namespace cifra::the_number::bots
