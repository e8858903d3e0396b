// Texts that may be records: from links and files. The engine checks the rules; here it is only made sure that there is
// something to show.
import { fault } from '../../house/fault';
import { mostRecordBytes } from '../../review/link';
import type { RecordText } from '../../review/review';

const notOne = () => fault('bad_file', 'this is not a saved game');

export function readRecord(text: string): RecordText {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw notOne();
  }
  if (typeof found !== 'object' || found === null) throw notOne();
  const { game, players } = found as Partial<RecordText>;
  if (typeof game !== 'string' || !Array.isArray(players) || players.length === 0) throw notOne();
  if (players.length > 64 || players.some((name) => typeof name !== 'string')) throw notOne();
  return found as RecordText;
}

/** The first saved game of a file. */
export async function readFile(file: Blob): Promise<string> {
  if (file.size > mostRecordBytes) throw notOne();
  const text = (await file.text()).trim();
  try {
    readRecord(text);
    return text;
  } catch {
    const first = text.split('\n', 1)[0] ?? ''; // a file may hold several, one a line
    readRecord(first);
    return first;
  }
}
