// The module of a game: everything the screens ask of one. A game is a folder beside this file whose index.ts exports
// its module; games/index.ts lists them. What the front page needs is there at once, the rest is loaded when a table of
// the game is opened.
import type { Component, Snippet } from 'svelte';
import type { Engine } from '../engine/api';
import type { Key, WordFiles } from '../i18n/i18n.svelte';
import type { icons } from '../marks/strokes';
import type { LessonsPart } from '../lessons/lesson';
import type { Judged } from '../review/learn.svelte';
import type { Decision, RecordText, Review } from '../review/review';
import type { Turn } from '../table/protocol';
import type { BoardProps, TableView } from '../table/session';

export interface GameModule {
  /** As it is spelt in settings, messages and records. */
  id: string;
  /** The same in every language. */
  name: string;
  words: WordFiles;
  /** The front page: who can play and how long, what it is about, and a picture of its rule. */
  card: { players: Key; about: Key; Picture: Component };
  /** A small sign for lists of tables: the inside of an SVG of 58 by 40. */
  Mark: Component;
  /** Bots against whom one plays before one has chosen any. */
  usualBots: number;
  /** Names of bots that are characters rather than strengths, by level. */
  characters: Record<string, Key>;
  /** How a bot plays, by level; none where its points say enough. */
  meanings: Record<string, Key>;
  /** Sentences for the codes with which its rules refuse a choice. */
  refusals: Record<string, Key>;
  /** What happens when time is up: the rule, a warning for you, and afterwards what came of it for that seat; {name} is
   *  filled in for the others. */
  zero?: { rule: Key; you: Key; came: (turn: Turn, seat: number, isYou: boolean) => Said };
  /** The end of a game that was played alone: a title, and a sentence about the points. Only for games one can play
   *  alone. */
  solo?: { title: Key; remark: (points: number) => Key };
  /** Who made it: named at the foot of the front page and below its rules. */
  makers?: { designer: string; publisher: string };
  /** How it is played, in pictures and in words. */
  rules?: { words: WordFiles; load: () => Promise<{ default: Rules }> };
  /** What a first game tells about what happens in it. */
  coach?: { words: WordFiles; load: () => Promise<{ default: Coach }> };
  /** Lessons: how many there are, and what they are made of. Their words come with those of the rules. */
  lessons?: { count: number; words: WordFiles; load: () => Promise<{ default: LessonsPart }> };
  /** What decisions cost: its board and its words on the review's screen. */
  review?: { words: WordFiles; load: () => Promise<{ default: ReviewPart }> };
  /** What one's own games tell. */
  played?: { words: WordFiles; load: () => Promise<{ default: PlayedPart }> };
  /** One device that goes from hand to hand. Without it the game isn't offered there. */
  handed?: { words: WordFiles; load: () => Promise<{ default: HandedPart }> };
  /** Pages for people who play it with pens and cardboard. */
  paper?: { words: WordFiles; pages: readonly PaperPage[] };
  /** It can be the game of a day. On the front page: the first things that are dealt, as far as they lie open, which
   *  is what a state of the game says; of a size for one line. */
  daily?: { Opening: Component<OpeningProps>; words: WordFiles; load: () => Promise<{ default: DailyPart }> };
  /** Good choices for who wants to be shown some. */
  hints?: () => Promise<{ default: FindHints }>;
  /** The board: for live tables, games on the device, spectators and replays alike. */
  board: () => Promise<{ default: Component<BoardProps> }>;
  /** What it has to tell when the game is over. */
  after?: () => Promise<{ default: Component<AfterProps> }>;
  /** What is agreed before the start, beyond what every table has. */
  options?: () => Promise<OptionsForm>;
}

export interface Said {
  key: Key;
  values: Record<string, string | number>;
}

export interface RulePicture {
  Picture: Component;
  title: Key;
  text: Key;
}

export interface Rules {
  /** Who can play, and how long a game is. */
  about: Key;
  pictures: readonly [RulePicture, RulePicture, RulePicture, RulePicture, RulePicture, RulePicture];
  /** All of it, as plain text: paragraphs under headings. */
  all: readonly { title: Key; text: readonly Key[] }[];
}

/** What the one on `seat` should know now: the reason of what has just happened, then what to do about it. `shown`: how
 *  many turns have been shown to the end, so that nothing is told before it is seen. */
export type Coach = (view: TableView, seat: number, shown: number) => string;

/** What the board shows of good choices for the one on `seat` now; only the board reads it. `progress`: how much of a
 *  long work is done, 0 to 1. Rejects with a Fault. */
export type FindHints = (
  view: TableView,
  seat: number,
  engine: Engine,
  progress: (part: number) => void,
) => Promise<unknown>;

/** A turn of a reviewed game as one seat saw it. `review`: what is known so far. */
export interface ReviewProps {
  record: RecordText;
  review: Review | null;
  seat: number;
  at: number;
}

export interface ReviewPart {
  /** Of a seat: one for every turn of the game. */
  decisions: (record: RecordText, review: Review | null, seat: number) => Decision[];
  /** Which turn this is, and what happened in it. */
  title: (props: ReviewProps) => string;
  sentence: (props: ReviewProps) => string;
  /** Why, in sentences, as far as it is known. */
  why: (props: ReviewProps) => string[];
  /** Where the turn stands in the record. Null: there is no such turn. */
  moment: (record: RecordText, at: number) => { round: number; turn: number } | null;
  /** Something is dealt in the turns to come, which a review has shown: who plays on chooses whether it is shuffled
   *  anew. */
  isDealt: boolean;
  Board: Component<ReviewProps>;
  Side: Component<ReviewProps>;
  /** A turn on the time line; without it its label is written. */
  Mark?: Component<{ record: RecordText; at: number }>;
  learn: LearnPart;
  practice: PracticePart;
}

/** Positions from games of bots, or kept ones, asked one after another. */
export interface PracticePart {
  /** What is asked: "What do you write?" */
  ask: Key;
  /** How many play: one of these at random, every time. */
  seats: readonly number[];
  /** What a choice is worth in a turn of a record that was not reviewed, and the review of that turn alone, for the
   *  answer. Null: the choice that was made in the game. Rejects with a Fault. */
  weigh: (record: RecordText, seat: number, at: number, choice: string | null) => Promise<Weighed>;
  /** What is shown afterwards. */
  Answer: Component<AnswerProps>;
}

export interface Weighed {
  judged: Judged;
  review: Review;
}

/** A turn of a reviewed game, asked again at the game's own board. */
export interface LearnPart {
  /** The table as the seat saw it before it decided. Rejects with a Fault. */
  view: (props: ReviewProps) => Promise<TableView>;
  /** What a choice is worth there. Rejects with a Fault. */
  judge: (props: ReviewProps, choice: string) => Promise<Judged>;
  /** What the best choice is, beside the one that was tried. */
  Answer: Component<AnswerProps>;
}

export interface AnswerProps extends ReviewProps {
  /** Null: nothing was tried. */
  choice: string | null;
  judged: Judged | null;
}

/** What the cover between two players shows. Nothing of anybody's choice in this turn is in a view it gets. */
export interface HandedPart {
  /** Everybody looks at what came of every turn. Else only at the end. */
  looksEveryTurn: boolean;
  /** A choice may be changed until the last one has chosen: the question for who wants that. Null: it may not. */
  again: Key | null;
  /** Over the list of players. */
  who: Key;
  /** What is to be done in this turn, and that the screen gives nothing away. */
  lines: (view: TableView) => string[];
  /** Before everybody looks. */
  all: Key;
  /** Of a seat that has nothing to choose now: that it has chosen, or why it does not. */
  stateOf: (view: TableView, seat: number) => string;
  /** What the next one writes or places, from its back. */
  Back: Component<{ seat: number }>;
  /** The same in small, turned once that seat has chosen. */
  Small: Component<{ seat: number; chosen: boolean }>;
  /** What all may see of the game. */
  Open: Component<{ view: TableView }>;
}

/** A game one has played, with the referee's verdict (docs/records.md). */
export interface JudgedGame {
  record: RecordText;
  verdict: unknown;
  seat: number; // yours
  /** Par of its day, as far as it is known. */
  par?: number;
}

export interface PlayedPart {
  /** Your part in a game as a small picture. */
  Thumb: Component<{ record: RecordText; seat: number }>;
  /** What the games tell, oldest game first; at least `enoughGames` of them. */
  findings: (games: readonly JudgedGame[]) => Finding[];
}

/** `opening`: what lies open before anybody begins, as the server says it; null while it has not. */
export interface OpeningProps {
  opening: unknown;
}

export interface DailyPart {
  /** All that is dealt, with its backs up but for what lies open: how it looks before one has begun. */
  Deck: Component<OpeningProps>;
  /** The layout of a game that was played alone; it fills its place. */
  Layout: Component<{ record: RecordText }>;
  /** What is turned for a group, as a record spells it: the last card large, and which are gone. */
  Turned: Component<{ dealt: string }>;
  /** The score of a layout of real tiles. */
  Count: Component<{ name: string; done: (score: number) => void }>;
  /** Lines about that layout that can be read aloud. */
  lines: (record: RecordText) => string[];
  /** The layout on a canvas, in the colours of the page where `place` is. */
  draw: (context: CanvasRenderingContext2D, record: RecordText, box: Box, place: HTMLElement) => void;
}

/** A place on a canvas. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Fewer say nothing. */
export const enoughGames = 5;

/** Something the games tell: a sentence with a figure, what to do about it, and a chart. */
export interface Finding {
  id: string;
  title: string;
  text: string;
  chart: Chart;
}

/** What a chart shows, in figures that are also read out as a table. */
export type Chart =
  /** Columns: yours, and beside it what it is measured against. Values are written where `marked`. */
  | {
      kind: 'columns';
      label: string;
      series: string[];
      columns: { label: string; values: number[]; marked?: boolean }[];
    }
  /** Rows of a hundred parts, from light to dark. */
  | { kind: 'shares'; label: string; parts: string[]; rows: { name: string; shares: number[] }[] }
  /** Values one after the other, with their running mean, a line to measure them by, and par of those that have one. */
  | {
      kind: 'course';
      label: string;
      values: number[];
      means: number[];
      line?: { name: string; value: number };
      pars?: (number | null)[];
    };

/** A page of the paper table: /paper/<id>. */
export interface PaperPage {
  id: string;
  icon: keyof typeof icons;
  title: Key;
  about: Key;
  load: () => Promise<{ default: Component }>;
}

export interface AfterProps {
  view: TableView;
}

export type GameOptions = Record<string, unknown>;

export interface OptionsForm {
  default: Component<OptionsProps>;
  /** The options as sentences, for those who may not change them. */
  agreed: (options: GameOptions) => string[];
}

export interface OptionsProps {
  options: GameOptions;
  busy: boolean;
  change: (options: GameOptions) => void;
  /** Rows that every table has. They stand after what many change and before what few change. */
  shared: Snippet;
}
