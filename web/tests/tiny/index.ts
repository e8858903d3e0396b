// A third game, a tiny one, which only tests register: everybody picks a number from 1 to 9 that they have not picked
// before, and scores it. It shows that a game is a module and that nothing in src knows which games there are.
import type { GameModule } from '../../src/games/game';
import Mark from './Mark.svelte';
import Picture from './Picture.svelte';

const words = () => import('./words');

export const tiny: GameModule = {
  id: 'tiny',
  name: 'Tiny',
  words: { en: words, es: words, de: words, it: words, fr: words },
  card: { players: 'tiny.players', about: 'tiny.about', Picture },
  Mark,
  usualBots: 2,
  characters: { stubborn: 'tiny.level.stubborn' },
  meanings: { stubborn: 'tiny.level.stubbornMeans' },
  refusals: { used: 'tiny.used' },
  board: () => import('./Board.svelte'),
  after: () => import('./After.svelte'),
  options: () => import('./OptionsForm.svelte'),
};
