import { expect, test } from 'vitest';
import { codeSigns, hasStrangeSign, readCode } from './code';
import { parse, path } from './route';

test('addresses are read and written', () => {
  expect(parse('/')).toEqual({ screen: 'home' });
  expect(parse('/t/k7m4qx')).toEqual({ screen: 'house', code: 'K7M4QX' });
  expect(parse('/t/K7M4QX/')).toEqual({ screen: 'house', code: 'K7M4QX' });
  expect(parse('/account')).toEqual({ screen: 'account' });
  expect(parse('/rules')).toEqual({ screen: 'rules', game: null });
  expect(parse('/rules/some-game')).toEqual({ screen: 'rules', game: 'some-game' });
  expect(parse('/paper')).toEqual({ screen: 'paper', page: null });
  expect(parse('/paper/some-page')).toEqual({ screen: 'paper', page: 'some-page' });
  expect(parse('/learn')).toEqual({ screen: 'learn' });
  expect(parse('/learn/some-game/edge')).toEqual({ screen: 'lesson', game: 'some-game', lesson: 'edge' });
  expect(parse('/practice/some-game')).toEqual({ screen: 'practice', game: 'some-game' });
  expect(parse('/today')).toEqual({ screen: 'today' });
  expect(parse('/groups')).toEqual({ screen: 'newGroup' });
  expect(parse('/g/k7m4qx')).toEqual({ screen: 'group', code: 'K7M4QX' });
  expect(parse('/g/K7M4QX/screen')).toEqual({ screen: 'groupScreen', code: 'K7M4QX' });
  expect(parse('/g/K7M4QX/h7c2m5k4t6xwqz3')).toEqual({
    screen: 'groupTable',
    code: 'K7M4QX',
    table: 'h7c2m5k4t6xwqz3',
  });
  expect(parse('/g/K7M4QX/other')).toEqual({ screen: 'lost' });
  expect(parse('/today/h7c2m5k4t6xwqz3')).toEqual({ screen: 'day', table: 'h7c2m5k4t6xwqz3' });
  expect(parse('/today/321')).toEqual({ screen: 'pastDay', day: 321 });
  expect(parse('/play/a-b_9')).toEqual({ screen: 'device', id: 'a-b_9' });
  for (const address of [
    '/t',
    '/t/K7M4Q',
    '/t/K7M4Q0',
    '/t/K7M4QX/more',
    '/play/',
    '/play/a/b',
    '/account/x',
    '/rules/a/b',
    '/paper/a/b',
    '/rules/a.b',
    '/paper/a/b',
    '/practice',
    '/learn/x',
    '/learn/x/y/z',
    '/learn/x/y.z',
    '/today/x',
    '/today/123456',
    '/today/-1',
    '/other',
  ]) {
    expect(parse(address), address).toEqual({ screen: 'lost' });
  }
  for (const address of [
    '/',
    '/t/K7M4QX',
    '/play/x1',
    '/account',
    '/rules',
    '/rules/x',
    '/review',
    '/paper',
    '/paper/x',
    '/learn',
    '/learn/x/y',
    '/practice/x',
    '/today',
    '/today/h7c2m5k4t6xwqz3',
  ])
    expect(path(parse(address))).toBe(address);
});

test('a code is found in what somebody types or pastes', () => {
  expect(codeSigns('k7 m4-qx')).toBe('K7M4QX');
  expect(codeSigns('http://192.168.1.7:8080/t/K7M4QX')).toBe('K7M4QX');
  expect(codeSigns('k7m4qxaaa')).toBe('K7M4QX');
  expect(codeSigns('O0I1')).toBe(''); // signs that could be mixed up are in no code
  expect(readCode('k7m4qx')).toBe('K7M4QX');
  expect(readCode('k7m4q')).toBeNull();
  expect(readCode('k7m4q!')).toBeNull();
});

test('signs that no code has are noticed, but not in a link', () => {
  expect(['K7O', 'k7z', '0'].map(hasStrangeSign)).toEqual([true, true, true]);
  expect(['K7M', 'k7-m4 qx', '', 'http://192.168.1.20:8080/t/K7M4QX'].map(hasStrangeSign)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
