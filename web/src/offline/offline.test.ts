import { expect, test } from 'vitest';
import { type Files, oldCaches, wayOf } from './files';
import { listFiles } from './plugin';

const files: Files = {
  version: 'v',
  entry: '/assets/index-1.js',
  shell: ['/index.html', '/icon.svg'],
  later: ['/assets/three-1.js'],
};
const way = (path: string, method = 'GET', mode = 'cors') => wayOf(files, method, mode, path);

test('the house itself is left alone', () => {
  for (const path of ['/api/me', '/api/tables', '/ws', '/health', '/metrics', '/sw.js']) {
    expect([path, way(path), way(path, 'GET', 'navigate')]).toEqual([path, 'leave', 'leave']);
  }
  expect(way('/assets/index-1.js', 'POST')).toBe('leave');
});

test('pages and files', () => {
  for (const path of ['/', '/t/K7M4QX', '/play/abc', '/apiary'])
    expect([path, way(path, 'GET', 'navigate')]).toEqual([path, 'page']);
  expect(way('/icon.svg', 'GET', 'navigate')).toBe('leave'); // opened by itself
  for (const path of ['/assets/index-1.js', '/assets/of-an-older-version.js', '/icon.svg'])
    expect(way(path)).toBe('file');
  expect(way('/unknown.txt')).toBe('leave');
});

test('caches: this version and the one before', () => {
  expect(oldCaches(['cifra-a', 'other', 'cifra-b', 'cifra-c'], 'cifra-c')).toEqual(['cifra-a']);
  expect(oldCaches(['cifra-b', 'cifra-c'], 'cifra-c')).toEqual([]);
});

const built = [
  { name: 'index.html', content: '<html>', later: false },
  { name: 'assets/index-1.js', content: 'x', later: false },
  { name: 'assets/index-1.js.map', content: 'x', later: false },
  { name: 'assets/three-1.js', content: 'x', later: true },
];

test('the list of a build, and a version that changes with any file', () => {
  const list = listFiles(built, 'assets/index-1.js');
  expect(list.shell).toEqual(['/assets/index-1.js', '/index.html']);
  expect(list.later).toEqual(['/assets/three-1.js']);
  expect(listFiles([...built].reverse(), 'assets/index-1.js')).toEqual(list);
  const changed = built.map((file) => (file.name === 'index.html' ? { ...file, content: '<html lang>' } : file));
  expect(listFiles(changed, 'assets/index-1.js').version).not.toBe(list.version);
});
