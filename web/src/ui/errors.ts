// Sentences for faults, with a next step. Codes are those of the house and the engine, and those with which a game
// refuses a choice; one that is not known is told in general words.
import { games } from '../games/index';
import { type Key, t } from '../i18n/i18n.svelte';

const sentences: Record<string, Key> = {
  no_such_table: 'shell.error.noSuchTable',
  table_closed: 'shell.error.tableClosed',
  no_such_game: 'shell.error.noSuchGame',
  table_full: 'shell.error.tableFull',
  already_started: 'shell.error.alreadyStarted',
  name_taken: 'shell.error.nameTaken',
  group_full: 'group.full',
  group_over: 'group.ended',
  bad_name: 'shell.error.badName',
  not_the_host: 'shell.error.notTheHost',
  not_seated: 'shell.error.notSeated',
  too_few_seats: 'shell.error.tooFewSeats',
  too_many_seats: 'shell.error.tooManySeats',
  no_such_bot: 'shell.error.noSuchBot',
  bad_settings: 'shell.error.badSettings',
  bad_options: 'shell.error.badSettings',
  not_rated: 'shell.error.badSettings',
  not_numbered: 'shell.error.badSettings',
  not_now: 'shell.error.turnOver',
  too_late: 'shell.error.turnOver',
  act_first: 'shell.error.actFirst',
  not_live: 'shell.error.notLive',
  not_gone: 'shell.error.notGone',
  no_player: 'shell.error.noPlayer',
  not_a_player: 'shell.error.noPlayer',
  logged_out: 'shell.error.loggedOut',
  slow_down: 'shell.error.slowDown',
  too_many: 'shell.error.tooMany',
  too_many_tables: 'shell.error.tooMany',
  busy: 'shell.error.storeAway',
  closing: 'shell.error.storeAway',
  store_away: 'shell.error.storeAway',
  store_failed: 'shell.error.storeAway',
  store_full: 'shell.error.storeBroken',
  store_damaged: 'shell.error.storeBroken',
  server_away: 'shell.error.serverAway',
  version_too_old: 'shell.error.versionTooOld',
  engine_away: 'shell.error.engineAway',
  engine_failed: 'shell.error.engineFailed',
  bad_choice: 'shell.error.badChoice',
  game_over: 'shell.error.gameOver',
  wrong_origin: 'shell.error.wrongOrigin',
  not_finished: 'shell.error.notFinished',
};

export function sentence(fault: { code: string }): string {
  const refusal = games.find(({ refusals }) => fault.code in refusals)?.refusals[fault.code];
  return t(sentences[fault.code] ?? refusal ?? 'shell.error.unknown', { code: fault.code });
}
