// The options of a table of The Number. The table completes them, so nothing is assumed here.
import type { GameOptions } from '../game';

export interface Options {
  bonuses: number[]; // one a turn
  rounds: number;
  slips: 'reject' | 'void'; // what an unavailable digit does
}

export function optionsOf(given: GameOptions = {}): Options {
  return {
    bonuses: Array.isArray(given['bonuses']) ? given['bonuses'].map(Number) : [],
    rounds: Number(given['rounds'] ?? 1),
    slips: given['slips'] === 'void' ? 'void' : 'reject',
  };
}
