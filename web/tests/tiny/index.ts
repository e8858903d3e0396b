// A third game, a tiny one, which only tests register: everybody picks a number from 1 to 9 that they have not picked
// before, and scores it. It shows that a game is a module and that nothing in src knows which games there are.
import type { GameModule } from '../../src/games/game';
import Mark from './Mark.svelte';
import Picture from './Picture.svelte';

const words = () => import('./words');
const rulesWords = () => import('./rules_words');
const coachWords = () => import('./coach_words');
const inEnglish = <T>(one: T) => ({ en: one, es: one, de: one, it: one, fr: one });

export const tiny: GameModule = {
  id: 'tiny',
  name: 'Tiny',
  words: inEnglish(words),
  card: { players: 'tiny.players', about: 'tiny.about', Picture },
  Mark,
  usualBots: 2,
  characters: { stubborn: 'tiny.level.stubborn' },
  meanings: { stubborn: 'tiny.level.stubbornMeans' },
  refusals: { used: 'tiny.used' },
  rules: { words: inEnglish(rulesWords), load: () => import('./rules') },
  coach: { words: inEnglish(coachWords), load: () => import('./coach') },
  board: () => import('./Board.svelte'),
  after: () => import('./After.svelte'),
  options: () => import('./OptionsForm.svelte'),
};
