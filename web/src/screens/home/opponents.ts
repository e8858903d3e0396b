// Whom one plays against with one tap: the bots of the last time as far as they still exist, else a quiet beginning.
import type { Game } from '../../engine/api';
import type { GameModule } from '../../games/game';
import type { Opponents } from '../../settings/settings.svelte';
import { firstLevel } from '../../ui/levels';

export function opponentsOf(
  game: Game | null,
  { usualBots }: Pick<GameModule, 'usualBots'>,
  last?: Opponents,
): string[] {
  if (game === null) return last?.levels ?? Array<string>(usualBots).fill('easy');
  const most = game.max_seats - 1;
  const least = game.min_seats - 1;
  const first = firstLevel(game.bots);
  const known = (level: string) => (game.bots.includes(level) ? level : first);
  const wanted = (last?.levels ?? Array<string>(usualBots).fill(first)).map(known).slice(0, most);
  while (wanted.length < least) wanted.push(first);
  return wanted;
}
