// Days of the server as dates, and a month of them. A day is one of UTC, counted from 1 January 2026.
const dayMs = 86_400_000;
const firstMs = Date.UTC(2026, 0, 1);

/** The middle of a day, so that no clock is in doubt about its date. */
export const dateOf = (day: number): Date => new Date(firstMs + day * dayMs + dayMs / 2);

/** The day of a time. */
export const dayAt = (ms: number): number => Math.floor((ms - firstMs) / dayMs);

export interface Month {
  /** Of the first day and of the last one. */
  first: number;
  last: number;
  /** Empty places before the first day, in weeks that begin on Monday. */
  before: number;
}

/** The month that a day is in, or one so many months away. */
export function monthOf(day: number, away = 0): Month {
  const date = dateOf(day);
  const start = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + away, 1);
  const end = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + away + 1, 1);
  return { first: dayAt(start), last: dayAt(end) - 1, before: (new Date(start).getUTCDay() + 6) % 7 };
}
