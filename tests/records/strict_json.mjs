// JSON as game records have it, for the second referee: JSON.parse can neither tell 1.0 from 1 nor limit the depth.
// Objects become Maps, integers within the safe range become numbers, every other number becomes OtherNumber.
const MAX_DEPTH = 32;

export class Bad extends Error {
  constructor(at, code, message) {
    super(message);
    this.at = at;
    this.code = code;
  }
}
export const need = (condition, at, message) => {
  if (!condition) throw new Bad(at, 'bad_record', message);
};

class OtherNumber {}

export function parseJson(text) {
  let i = 0;
  const fail = (message) => need(false, '', `not JSON: ${message} at character ${i}`);
  const skip = () => {
    while (i < text.length && ' \t\r\n'.includes(text[i])) i++;
  };
  const expect = (word) => {
    if (!text.startsWith(word, i)) fail(`${word} expected`);
    i += word.length;
  };
  const string = () => {
    expect('"');
    let out = '';
    for (;;) {
      if (i >= text.length) fail('string without end');
      const c = text[i++];
      if (c === '"') break;
      if (c < ' ') fail('control character in a string');
      if (c !== '\\') {
        out += c;
        continue;
      }
      const e = text[i++];
      if (e === 'u') {
        const hex = text.slice(i, i + 4);
        if (!/^[0-9a-fA-F]{4}$/.test(hex)) fail('bad \\u escape');
        out += String.fromCharCode(parseInt(hex, 16));
        i += 4;
      } else {
        const plain = { '"': '"', '\\': '\\', '/': '/', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }[e];
        if (plain === undefined) fail('unknown escape');
        out += plain;
      }
    }
    if (/\p{Surrogate}/u.test(out)) fail('half a surrogate pair');
    return out;
  };
  const number = () => {
    const pattern = /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?/y;
    pattern.lastIndex = i;
    const [written] = pattern.exec(text) ?? fail('value expected');
    i += written.length;
    const value = Number(written);
    return /[.eE]/.test(written) || !Number.isSafeInteger(value) ? new OtherNumber() : value + 0; // -0 + 0 is 0
  };
  const list = (open, close, item) => {
    expect(open);
    skip();
    if (text[i] === close) return void i++;
    for (;;) {
      item();
      skip();
      if (text[i] === close) return void i++;
      expect(',');
      skip();
    }
  };
  const value = (depth) => {
    if ((text[i] === '[' || text[i] === '{') && depth >= MAX_DEPTH) fail('nested too deep');
    switch (text[i]) {
      case '{': {
        const map = new Map();
        list('{', '}', () => {
          const key = string();
          skip();
          expect(':');
          skip();
          map.set(key, value(depth + 1));
        });
        return map;
      }
      case '[': {
        const array = [];
        list('[', ']', () => array.push(value(depth + 1)));
        return array;
      }
      case '"':
        return string();
      case 't':
        return (expect('true'), true);
      case 'f':
        return (expect('false'), false);
      case 'n':
        return (expect('null'), null);
      default:
        return number();
    }
  };
  skip();
  const result = value(0);
  skip();
  if (i < text.length) fail('something after the value');
  return result;
}
