import { beforeAll, expect, test, vi } from 'vitest';
import { fault } from '../../house/fault';
import { use } from '../../i18n/i18n.svelte';
import { nameProblem, passwordProblem, refusal } from './rules';

vi.stubGlobal('document', { documentElement: {} }); // its language is set
beforeAll(() => use('en'));

test('a password has 8 to 200 bytes', () => {
  expect(['', '1234567', 'ääää', '12345678', 'x'.repeat(200)].map(passwordProblem)).toEqual([
    'account.tooShort',
    'account.tooShort',
    null,
    null,
    null,
  ]);
  expect([passwordProblem('x'.repeat(201)), passwordProblem('ä'.repeat(101))]).toEqual([
    'account.tooLong',
    'account.tooLong',
  ]);
});

test('an account name has 3 to 32 letters, digits, - and _', () => {
  expect(['ana', 'Ana-1_', 'x'.repeat(32)].map(nameProblem)).toEqual([null, null, null]);
  for (const bad of ['', 'an', 'x'.repeat(33), 'ana b', 'añil', 'a.b.c'])
    expect(nameProblem(bad)).toBe('account.badName');
});

test('what the house refuses stands at its field', () => {
  expect(refusal(fault('wrong_password', ''), 'change')).toEqual({ password: 'That isn’t your current password.' });
  expect(Object.keys(refusal(fault('bad_password', '', 'new_password'), 'change'))).toEqual(['next']);
  expect(Object.keys(refusal(fault('bad_password', '', 'password'), 'create'))).toEqual(['password']);
  expect(Object.keys(refusal(fault('account_taken', ''), 'create'))).toEqual(['account']);
  const wrong = { form: 'The account name or the password is wrong. Check both.' };
  for (const code of ['wrong_password', 'bad_password', 'bad_account'])
    expect(refusal(fault(code, ''), 'logIn')).toEqual(wrong);
  expect(refusal(fault('slow_down', ''), 'logIn').form).toContain('Too many tries');
  expect(Object.keys(refusal(fault('server_away', ''), 'change'))).toEqual(['form']);
});
