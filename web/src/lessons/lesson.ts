// Lessons as every game has them: data, which the game draws and the engine judges. A lesson is a list of steps, each
// answered by acting; what is right says the engine where it is a rule, and figures of our solvers where it is strategy.
import type { Component } from 'svelte';
import type { Engine } from '../engine/api';
import type { Key } from '../i18n/i18n.svelte';

export interface LessonStep {
  /** What is to be done, in the imperative. */
  ask: Key;
  /** How: the line below it until something was answered. */
  how: Key;
  /** Said when it is done. */
  right: Key;
  /** For all three. */
  values?: Record<string, string | number>;
}

export interface Lesson<Step extends LessonStep = LessonStep> {
  /** In its address. */
  id: string;
  title: Key;
  /** What it is about, in a short sentence. */
  about: Key;
  /** The rule it teaches, or where its figures come from. */
  rule: Key;
  hasFigures?: true;
  /** What was learned, in one sentence. */
  learned: Key;
  minutes: number;
  Picture: Component;
  steps: readonly Step[];
}

/** What came of an answer. */
export interface Answered {
  /** False: it is refused. */
  right: boolean;
  /** Nothing more is to be answered in this step. */
  done: boolean;
  /** Why, in the language of the moment. Empty: what the step says when it is done. */
  said: () => string;
}

/** What the screen does on behalf of a step: its large button until the step is done. */
export interface Offer {
  label: string;
  enabled: boolean;
  press: () => void;
}

export interface StepProps<Step extends LessonStep = LessonStep> {
  step: Step;
  /** Right answers so far. */
  given: readonly string[];
  /** The last answer that was refused, while it is the last. */
  refused: string | null;
  done: boolean;
  /** An answer. `trial`: only to be told what would come of it. */
  give: (answer: string, trial?: boolean) => void;
  /** Null: the step needs no button of its own. */
  offer: (offer: Offer | null) => void;
}

export interface LessonsPart<Step extends LessonStep = LessonStep> {
  lessons: readonly Lesson<Step>[];
  /** Rejects with a Fault. `given`: right answers so far. */
  judge: (engine: Engine, step: Step, answer: string, given: readonly string[]) => Promise<Answered>;
  Step: Component<StepProps<Step>>;
}
