// The code of a table: six signs that cannot be mixed up.
const signs = 'ACDEFGHJKMNPQRTWXY34679';
export const codeLength = 6;

/** The signs of a code in what somebody typed or pasted; a whole link is fine too. */
export function codeSigns(text: string): string {
  const link = /\/t\/([a-z0-9]+)/i.exec(text);
  return [...(link?.[1] ?? text).toUpperCase()]
    .filter((sign) => signs.includes(sign))
    .join('')
    .slice(0, codeLength);
}

/** Letters and digits that no code has. */
export const neverInCodes = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'].filter((sign) => !signs.includes(sign));

/** Whether somebody typed one of those; in a pasted link they are not of the code. */
export function hasStrangeSign(text: string): boolean {
  return !text.includes('/') && [...text.toUpperCase()].some((sign) => neverInCodes.includes(sign));
}

/** The code if the text is one and nothing else. */
export function readCode(text: string): string | null {
  const code = text.toUpperCase();
  return code.length === codeLength && codeSigns(code) === code ? code : null;
}
