// Checks a finished game: every choice fits the seal that was published before it was opened, the deck fits its own,
// and the referee finds the record in order.
import type { Engine } from '../../engine/api';
import type { TableView } from '../../table/session';

export type Verdict = 'fair' | 'broken';

export async function checkFairness(engine: Engine, view: TableView, record: string): Promise<Verdict> {
  const sealed: { text: string; seal: string }[] = [];
  for (const { round, turn, choices } of view.turns) {
    choices.forEach((opened, seat) => {
      if (opened?.sha256 !== undefined)
        sealed.push({
          text: `${opened.salt ?? ''}:${view.table}:${round}:${turn}:${seat}:${opened.choice}`,
          seal: opened.sha256,
        });
    });
  }
  const { deck } = view.state;
  if (deck?.seed !== undefined && deck.salt !== undefined)
    sealed.push({ text: `${deck.salt}:${view.table}:${deck.seed}`, seal: deck.sha256 });
  const hashes = await Promise.all(sealed.map(({ text }) => engine.call('sha256', { text })));
  if (!hashes.every((hash, i) => hash === sealed[i]?.seal)) return 'broken';
  return (await engine.call('referee', { record })).valid ? 'fair' : 'broken';
}
