// Whom one plays against with one tap: the bots of the last time as far as they still exist, else a quiet beginning.
import type { Game } from '../../engine/api';
import type { Opponents } from '../../settings/settings.svelte';
import type { GameName } from '../../table/protocol';
import { firstLevel } from '../../ui/levels';

const usual: Record<GameName, number> = { 'the-number': 3, nmbr9: 1 };

export function opponentsOf(game: Game | null, name: GameName, last?: Opponents): string[] {
  if (game === null) return last?.levels ?? Array<string>(usual[name]).fill('easy');
  const most = game.max_seats - 1;
  const least = game.min_seats - 1;
  const first = firstLevel(game.bots);
  const known = (level: string) => (game.bots.some((bot) => bot.level === level) ? level : first);
  const wanted = (last?.levels ?? Array<string>(usual[name]).fill(first)).map(known).slice(0, most);
  while (wanted.length < least) wanted.push(first);
  return wanted;
}
