// NMBR 9: its module for the screens.
import type { GameModule } from '../game';
import Opening from './daily/Opening.svelte';
import Mark from './Mark.svelte';
import Picture from './Picture.svelte';
import './tokens.css';

export const nmbr9: GameModule = {
  id: 'nmbr9',
  name: 'NMBR 9',
  words: {
    en: () => import('./words/en'),
    es: () => import('./words/es'),
    de: () => import('./words/de'),
    it: () => import('./words/it'),
    fr: () => import('./words/fr'),
  },
  card: { players: 'nmbr9.players', about: 'nmbr9.about', Picture },
  Mark,
  usualBots: 1,
  characters: { vertigo: 'nmbr9.level.vertigo' },
  meanings: { vertigo: 'nmbr9.level.vertigoMeans' }, // what the others may reach says enough
  refusals: {
    bad_placement: 'shell.error.badChoice',
    not_adjacent: 'shell.error.badChoice',
    one_tile_support: 'shell.error.badChoice',
    overlap: 'shell.error.badChoice',
    unsupported: 'shell.error.badChoice',
    already_placed: 'shell.error.turnOver',
  },
  solo: { title: 'nmbr9.end.done', remark: (points) => (points >= 100 ? 'nmbr9.end.soloGreat' : 'nmbr9.end.solo') },
  zero: {
    rule: 'nmbr9.zero.rule',
    you: 'nmbr9.zero.you',
    came: ({ outcome }, seat, isYou) => {
      const { number, placements } = outcome as { number: number; placements: ({ level: number } | null)[] };
      return {
        key: isYou ? 'nmbr9.zero.cameYou' : 'nmbr9.zero.came',
        values: { number, level: placements[seat]?.level ?? 0 },
      };
    },
  },
  makers: { designer: 'Peter Wichmann', publisher: 'ABACUSSPIELE (2017)' },
  rules: {
    words: {
      en: () => import('./rules/words/en'),
      es: () => import('./rules/words/es'),
      de: () => import('./rules/words/de'),
      it: () => import('./rules/words/it'),
      fr: () => import('./rules/words/fr'),
    },
    load: () => import('./rules/index'),
  },
  coach: {
    words: {
      en: () => import('./coach/words/en'),
      es: () => import('./coach/words/es'),
      de: () => import('./coach/words/de'),
      it: () => import('./coach/words/it'),
      fr: () => import('./coach/words/fr'),
    },
    load: () => import('./coach/index'),
  },
  review: {
    words: {
      en: () => import('./review/words/en'),
      es: () => import('./review/words/es'),
      de: () => import('./review/words/de'),
      it: () => import('./review/words/it'),
      fr: () => import('./review/words/fr'),
    },
    load: () => import('./review/index'),
  },
  lessons: {
    count: 6,
    words: {
      en: () => import('./lessons/words/en'),
      es: () => import('./lessons/words/es'),
      de: () => import('./lessons/words/de'),
      it: () => import('./lessons/words/it'),
      fr: () => import('./lessons/words/fr'),
    },
    load: () => import('./lessons/index'),
  },
  daily: {
    Opening,
    words: {
      en: () => import('./daily/words/en'),
      es: () => import('./daily/words/es'),
      de: () => import('./daily/words/de'),
      it: () => import('./daily/words/it'),
      fr: () => import('./daily/words/fr'),
    },
    load: () => import('./daily/index'),
  },
  played: {
    words: {
      en: () => import('./played/words/en'),
      es: () => import('./played/words/es'),
      de: () => import('./played/words/de'),
      it: () => import('./played/words/it'),
      fr: () => import('./played/words/fr'),
    },
    load: () => import('./played/index'),
  },
  handed: {
    words: {
      en: () => import('./handed/words/en'),
      es: () => import('./handed/words/es'),
      de: () => import('./handed/words/de'),
      it: () => import('./handed/words/it'),
      fr: () => import('./handed/words/fr'),
    },
    load: () => import('./handed/index'),
  },
  paper: {
    words: {
      en: () => import('./paper/words/en'),
      es: () => import('./paper/words/es'),
      de: () => import('./paper/words/de'),
      it: () => import('./paper/words/it'),
      fr: () => import('./paper/words/fr'),
    },
    pages: [
      {
        id: 'nmbr9',
        icon: 'cube',
        title: 'nmbr9.paper.title',
        about: 'nmbr9.paper.about',
        load: () => import('./paper/PaperNmbr9.svelte'),
      },
      {
        id: 'cards',
        icon: 'copy',
        title: 'nmbr9.paper.cards',
        about: 'nmbr9.paper.cardsAbout',
        load: () => import('./paper/Cards.svelte'),
      },
    ],
  },
  hints: () => import('./hints'),
  board: () => import('./Board.svelte'),
  after: () => import('./After.svelte'),
};
