// What the page calls the games, in their own names in every language.
import type { GameName } from '../table/protocol';

export const gameNames: Record<GameName, string> = { 'the-number': 'The Number', nmbr9: 'NMBR 9' };
export const gameOrder: GameName[] = ['the-number', 'nmbr9'];
