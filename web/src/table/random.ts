// What nobody can guess, without a secure context.
const signs = 'abcdefghijklmnopqrstuvwxyz234567';

function bytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}

/** 64 hexadecimal digits: a salt or a seed. */
export function newSalt(): string {
  return Array.from(bytes(32), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The name of a table, as the house makes them: 15 signs of a-z and 2-7. */
export function newTableName(): string {
  return Array.from(bytes(15), (byte) => signs[byte & 31]).join('');
}
