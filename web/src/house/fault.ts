// Faults as values: of the house, of the engine, and of the way to them.
import type { Fault } from '../engine/api';

export type { Fault };

/** Codes that are ours: the house cannot be reached; the page and the house do not speak the same protocol. */
export const serverAway = 'server_away';
export const versionTooOld = 'version_too_old';

export function fault(code: string, message: string, at = ''): Fault {
  return { code, at, message };
}

/** Whatever was thrown, as a Fault. */
export function asFault(thrown: unknown): Fault {
  if (typeof thrown === 'object' && thrown !== null && 'code' in thrown && typeof thrown.code === 'string') {
    const { code, at, message } = thrown as Partial<Fault> & { code: string };
    return { code, at: at ?? '', message: message ?? '' };
  }
  return fault('failed', thrown instanceof Error ? thrown.message : String(thrown));
}
