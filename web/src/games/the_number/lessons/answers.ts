// All answers that somebody can give in a step of a lesson of The Number: for tests.
import type { NumberStep } from './steps';

const digits = '0123456789';

export default function answers(step: NumberStep): string[] {
  switch (step.kind) {
    case 'order':
      return [...step.numbers];
    case 'digit':
      return step.numbers.flatMap((_, row) => [0, 1, 2].map((box) => `${row},${box}`));
    case 'who':
      return step.numbers.map((_, seat) => String(seat));
    case 'write':
      // Of a thousand numbers those that a person may think of: equal digits, neighbours, and two of a kind.
      return [...digits].flatMap((a) => [...digits].map((b) => `${a}${b}${b}`));
    case 'cross':
      return [...digits];
    case 'count':
      return step.options.map(String);
    case 'choose':
      return step.options.map((_, i) => String(i));
  }
}
