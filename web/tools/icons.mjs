// node tools/icons.mjs: draws the icons in public/ from the first stroke of the wordmark. Needs Chromium
// (CHROMIUM=path).
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const root = fileURLToPath(new URL('..', import.meta.url));
const strokes = await readFile(`${root}src/marks/strokes.ts`, 'utf8');
const stroke = /export const word = \[\s*\[0, '([^']+)'\]/.exec(strokes)?.[1];
if (!stroke) throw new Error('the wordmark has no first stroke');

const paper = '#fffdf8';
const ink = '#20232a';

// Copies along the nib, close enough to be one stroke, in a box of 200; `size` is the height of the letter's box of
// 140.
function letter(size) {
  const scale = size / 140;
  const left = 100 - 53 * scale;
  const top = 100 - 67 * scale;
  const more = Array.from(
    { length: 8 },
    (_, i) => `<use href="#c" x="${(1.05 * (i + 1)).toFixed(2)}" y="${(-0.85 * (i + 1)).toFixed(2)}"/>`,
  );
  const copies = `<path id="c" d="${stroke}"/>${more.join('')}`;
  return (
    `<g fill="none" stroke="${ink}" stroke-width="14" stroke-linecap="round" stroke-linejoin="round" ` +
    `transform="translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(3)})">${copies}</g>`
  );
}

const svg = (content) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">${content}</svg>\n`;
const board = `<rect x="5" y="5" width="190" height="190" rx="42" fill="${paper}" stroke="${ink}" stroke-width="10"/>`;
const icon = svg(board + letter(152));
const full = `<rect width="200" height="200" fill="${paper}"/>`;

await writeFile(`${root}public/icon.svg`, icon);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
for (const [name, size, drawing] of [
  ['icon-192', 192, icon],
  ['icon-512', 512, icon],
  ['icon-maskable-512', 512, svg(full + letter(118))], // within the circle that is always seen
  ['apple-touch-icon', 180, svg(full + letter(140))],
]) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<body style="margin:0">${drawing.replace('<svg', `<svg width="${size}" height="${size}" style="display:block"`)}`,
  );
  await page.screenshot({ path: `${root}public/${name}.png`, omitBackground: true });
}
await browser.close();
