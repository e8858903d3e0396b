// The best places for the card in hand, for who wants to be shown them.
import type { FindHints } from '../game';
import { cardsOf, layoutOf } from './layout';

const find: FindHints = (view, seat, engine) => {
  const variant = view.state.settings.options?.['variant'];
  return engine.call('nmbr9.hints', {
    ...(typeof variant === 'string' ? { variant } : {}),
    deck: cardsOf(view.state).slice(0, view.turns.length + 1),
    tiles: layoutOf(view, seat).map(({ number, x, y, level, rotation }) => ({ number, x, y, level, rotation })),
  });
};
export default find;
