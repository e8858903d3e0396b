// Answers that somebody can give in a step of a lesson of NMBR 9: for tests. A tile is tried on every square around.
import { choiceText } from '../layout';
import type { Nmbr9Step } from './steps';

const around = Array.from({ length: 16 }, (_, i) => i - 4);

export default function answers(step: Nmbr9Step): string[] {
  switch (step.kind) {
    case 'place':
      return [0, 1, 2, 3].flatMap((rotation) =>
        around.flatMap((x) => around.map((y) => choiceText({ x, y, level: 0, rotation }))),
      );
    case 'refuse':
    case 'better':
      return step.places.map((_, i) => String(i));
    case 'why':
      return [...step.options];
    case 'count':
      return step.options.map(String);
  }
}
