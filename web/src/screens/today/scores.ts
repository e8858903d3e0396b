// Scores of a day in columns of equal width, at most so many.
export interface Column {
  low: number;
  high: number;
  tries: number;
  isYours: boolean;
}

const widths = [1, 2, 5, 10, 20, 50];

export function columnsOf(bars: readonly [number, number][], yours: number | null, most = 24): Column[] {
  const first = bars[0]?.[0];
  const last = bars.at(-1)?.[0];
  if (first === undefined || last === undefined) return [];
  const width = widths.find((one) => Math.floor(last / one) - Math.floor(first / one) < most) ?? 100;
  const from = Math.floor(first / width);
  const columns = Array.from({ length: Math.floor(last / width) - from + 1 }, (_, i): Column => {
    const low = (from + i) * width;
    return { low, high: low + width - 1, tries: 0, isYours: yours !== null && yours >= low && yours < low + width };
  });
  for (const [score, tries] of bars) (columns[Math.floor(score / width) - from] as Column).tries += tries;
  return columns;
}

/** Of a hundred tries, how many had less. */
export function betterThan(bars: readonly [number, number][], score: number): number {
  const count = (list: readonly [number, number][]) => list.reduce((sum, [, tries]) => sum + tries, 0);
  return Math.floor((100 * count(bars.filter(([one]) => one < score))) / Math.max(1, count(bars)));
}
