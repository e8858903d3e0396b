// The check of a finished game: every choice fits the commitment that was published before it was opened, the deck fits
// its own, and the referee finds the record in order.
import type { Engine } from '../../engine/api';
import type { TableView } from '../../table/session';

export type Verdict = 'fair' | 'broken';

export async function checkFairness(engine: Engine, view: TableView, record: string): Promise<Verdict> {
  const commitments: { text: string; sha256: string }[] = [];
  for (const { round, turn, choices } of view.turns) {
    choices.forEach((opened, seat) => {
      if (opened?.sha256 !== undefined)
        commitments.push({
          text: `${opened.salt ?? ''}:${view.table}:${round}:${turn}:${seat}:${opened.choice}`,
          sha256: opened.sha256,
        });
    });
  }
  const { deck } = view.state;
  if (deck?.seed !== undefined && deck.salt !== undefined)
    commitments.push({ text: `${deck.salt}:${view.table}:${deck.seed}`, sha256: deck.sha256 });
  const hashes = await Promise.all(commitments.map(({ text }) => engine.call('sha256', { text })));
  if (!hashes.every((hash, i) => hash === commitments[i]?.sha256)) return 'broken';
  return (await engine.call('referee', { record })).valid ? 'fair' : 'broken';
}
