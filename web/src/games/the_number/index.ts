// The Number: its module for the screens.
import type { GameModule } from '../game';
import Mark from './Mark.svelte';
import Picture from './Picture.svelte';

export const theNumber: GameModule = {
  id: 'the-number',
  name: 'The Number',
  words: {
    en: () => import('./words/en'),
    es: () => import('./words/es'),
    de: () => import('./words/de'),
    it: () => import('./words/it'),
    fr: () => import('./words/fr'),
  },
  card: { players: 'the_number.players', about: 'the_number.about', Picture },
  Mark,
  usualBots: 3,
  characters: {
    bold: 'the_number.level.bold',
    careful: 'the_number.level.careful',
    copycat: 'the_number.level.copycat',
    blocker: 'the_number.level.blocker',
  },
  meanings: {
    random: 'the_number.level.randomMeans',
    easy: 'the_number.level.easyMeans',
    medium: 'the_number.level.mediumMeans',
    hard: 'the_number.level.hardMeans',
    expert: 'the_number.level.expertMeans',
    bold: 'the_number.level.boldMeans',
    careful: 'the_number.level.carefulMeans',
    copycat: 'the_number.level.copycatMeans',
    blocker: 'the_number.level.blockerMeans',
  },
  refusals: {
    bad_number: 'shell.error.badChoice',
    unavailable_digit: 'shell.error.badChoice',
    player_is_out: 'shell.error.badChoice',
  },
  zero: {
    rule: 'the_number.zero.rule',
    you: 'the_number.zero.you',
    came: ({ turn }, _, isYou) => ({
      key: isYou ? 'the_number.zero.cameYou' : 'the_number.zero.came',
      values: { turn: turn + 1 },
    }),
  },
  makers: { designer: 'Hisashi Hayashi', publisher: 'Repos Production (2023)' },
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
    count: 7,
    words: {
      en: () => import('./lessons/words/en'),
      es: () => import('./lessons/words/es'),
      de: () => import('./lessons/words/de'),
      it: () => import('./lessons/words/it'),
      fr: () => import('./lessons/words/fr'),
    },
    load: () => import('./lessons/index'),
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
        id: 'the-number',
        icon: 'paper',
        title: 'the_number.paper.title',
        about: 'the_number.paper.about',
        load: () => import('./paper/PaperNumber.svelte'),
      },
      {
        id: 'clock',
        icon: 'clock',
        title: 'the_number.paper.clock',
        about: 'the_number.paper.clockAbout',
        load: () => import('./paper/TurnClock.svelte'),
      },
    ],
  },
  hints: () => import('./hints'),
  board: () => import('./Board.svelte'),
  after: () => import('./After.svelte'),
  options: () => import('./OptionsForm.svelte'),
};
