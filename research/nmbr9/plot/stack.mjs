#!/usr/bin/env node
// research/nmbr9/plot/stack.mjs RECORD > PICTURE.svg: the layout of a record of one player, level by level, the highest first.
// Every level shows the outline of the level above it, so that one sees what rests on what. Readable in light and dark.
import { readFileSync } from 'node:fs';

const drawings = [
  '###/#.#/#.#/###',
  '##/.#/.#/.#',
  '.##/.##/##./###',
  '###/..#/.##/###',
  '.##/.#./###/.##',
  '###/###/..#/###',
  '##./#../###/###',
  '###/.#./##./#..',
  '.##/.##/##./##.',
  '###/###/##./##.',
];
const colours = [
  '#9aa0a6',
  '#c9a227',
  '#3f9b6c',
  '#d9703b',
  '#4f7fd1',
  '#b05fbf',
  '#2fa3a8',
  '#d1495b',
  '#7a6fd0',
  '#6b8e23',
];

// The squares of a tile, turned clockwise, from the corner of its bounding box.
function squares(number, rotation) {
  let rows = drawings[number].split('/').map((row) => [...row].map((square) => square === '#'));
  for (let turn = 0; turn < rotation; turn++) {
    rows = rows[0].map((_, x) => rows.map((row) => row[x]).reverse());
  }
  return rows.flatMap((row, y) => row.flatMap((filled, x) => (filled ? [[x, y]] : [])));
}

const record = JSON.parse(readFileSync(process.argv[2], 'utf8').split('\n')[0]);
const levels = [];
record.placements.forEach(([at], round) => {
  const number = record.deck[round];
  const cells = squares(number, at.rotation).map(([x, y]) => [x + at.x, y + at.y]);
  (levels[at.level] ??= []).push({ number, cells });
});
const all = levels.flat().flatMap((tile) => tile.cells);
const left = Math.min(...all.map(([x]) => x));
const top = Math.min(...all.map(([, y]) => y));
const width = Math.max(...all.map(([x]) => x)) - left + 1;
const height = Math.max(...all.map(([, y]) => y)) - top + 1;

const unit = 14;
const gap = 26;
const columns = Math.min(levels.length, 4);
const boxWidth = width * unit + gap;
const boxHeight = height * unit + gap + 18;
const total = levels.reduce((sum, tiles, level) => sum + level * tiles.reduce((s, tile) => s + tile.number, 0), 0);

// The edges between squares that `inside` tells apart, as one path.
function outline(cells, originX, originY) {
  const inside = new Set(cells.map(([x, y]) => `${x},${y}`));
  let path = '';
  for (const [x, y] of cells) {
    const px = originX + (x - left) * unit;
    const py = originY + (y - top) * unit;
    if (!inside.has(`${x},${y - 1}`)) path += `M${px} ${py}h${unit}`;
    if (!inside.has(`${x},${y + 1}`)) path += `M${px} ${py + unit}h${unit}`;
    if (!inside.has(`${x - 1},${y}`)) path += `M${px} ${py}v${unit}`;
    if (!inside.has(`${x + 1},${y}`)) path += `M${px + unit} ${py}v${unit}`;
  }
  return path;
}

let body = '';
levels
  .map((tiles, level) => ({ tiles, level }))
  .reverse()
  .forEach(({ tiles, level }, i) => {
    const x = gap / 2 + (i % columns) * boxWidth;
    const y = 40 + Math.floor(i / columns) * boxHeight;
    const points = level * tiles.reduce((sum, tile) => sum + tile.number, 0);
    body += `<text x="${x}" y="${y + 12}" class="t">level ${level}: ${points} points</text>\n`;
    for (const { number, cells } of tiles) {
      const at = cells.map(
        ([cx, cy]) => `M${x + (cx - left) * unit} ${y + 18 + (cy - top) * unit}h${unit}v${unit}h-${unit}z`,
      );
      body += `<path d="${at.join('')}" fill="${colours[number]}"/><path d="${outline(cells, x, y + 18)}" class="o"/>\n`;
      const [cx, cy] = cells[Math.floor(cells.length / 2)];
      body += `<text x="${x + (cx - left + 0.5) * unit}" y="${y + 18 + (cy - top + 0.5) * unit + 4}" class="n">${number}</text>\n`;
    }
    if (levels[level + 1]) {
      body += `<path d="${outline(
        levels[level + 1].flatMap((tile) => tile.cells),
        x,
        y + 18,
      )}" class="a"/>\n`;
    }
  });
const w = columns * boxWidth + gap / 2;
const h = 40 + Math.ceil(levels.length / columns) * boxHeight;
console.log(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" role="img" aria-label="a stack of ${total} points, level by level">
<style>.t{font:12px sans-serif;fill:#808080}.n{font:bold 11px sans-serif;fill:#fff;text-anchor:middle}.o{stroke:#fff;stroke-width:1.5;fill:none}.a{stroke:#000;stroke-width:2;stroke-dasharray:3 2;fill:none}</style>
<text x="${gap / 2}" y="24" class="t">${total} points, ${record.variant ?? 'U-9-2-20'}; dashed: what lies on it</text>
${body}</svg>`);
