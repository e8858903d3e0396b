// node tools/terminal_picture.mjs < CAPTURE > PICTURE.svg: what `tmux capture-pane -pe` printed, as an SVG. Used by
// tools/pictures.
import { readFileSync } from 'node:fs';

const cell = { width: 8.4, height: 18 };
const base = ['#1d1f24', '#d9534f', '#6cae62', '#d3a94b', '#5b8dd6', '#a77bc9', '#4fb0ae', '#d7d4cc'];
const bright = ['#6b6f78', '#ee7a72', '#8fd083', '#eec874', '#86b1f2', '#c6a0e6', '#7bd1cf', '#ffffff'];
const ground = '#16181c';
const ink = '#d7d4cc';

function colour(index) {
  if (index < 8) return base[index];
  if (index < 16) return bright[index - 8];
  if (index >= 232)
    return `rgb(${Array(3)
      .fill(8 + 10 * (index - 232))
      .join(',')})`;
  const level = (n) => (n === 0 ? 0 : 55 + 40 * n);
  return `rgb(${[Math.floor((index - 16) / 36), Math.floor((index - 16) / 6) % 6, (index - 16) % 6].map(level).join(',')})`;
}

function apply(style, codes) {
  for (let i = 0; i < codes.length; ++i) {
    const code = codes[i];
    if (code === 0)
      Object.assign(style, { fg: null, bg: null, bold: false, dim: false, underline: false, reverse: false });
    else if (code === 1) style.bold = true;
    else if (code === 2) style.dim = true;
    else if (code === 4) style.underline = true;
    else if (code === 7) style.reverse = true;
    else if (code === 22) style.bold = style.dim = false;
    else if (code === 24) style.underline = false;
    else if (code === 27) style.reverse = false;
    else if (code >= 30 && code <= 37) style.fg = colour(code - 30);
    else if (code >= 40 && code <= 47) style.bg = colour(code - 40);
    else if (code >= 90 && code <= 97) style.fg = colour(code - 82);
    else if (code >= 100 && code <= 107) style.bg = colour(code - 92);
    else if (code === 39) style.fg = null;
    else if (code === 49) style.bg = null;
    else if ((code === 38 || code === 48) && codes[i + 1] === 5)
      style[code === 38 ? 'fg' : 'bg'] = colour(codes[(i += 2)]);
  }
}

const escape = (text) => text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]);
const lines = readFileSync(0, 'utf8').replace(/\n+$/, '').split('\n');
const rectangles = [];
const texts = [];
const style = {};
apply(style, [0]);
let columns = 0;
lines.forEach((line, y) => {
  let x = 0;
  for (const part of line.split(/(\x1b\[[0-9;]*m|\x1b\([A-Z]|[\x0e\x0f])/)) {
    const sequence = part.match(/^\x1b\[([0-9;]*)m$/);
    if (sequence) apply(style, sequence[1].split(';').map(Number));
    if (/^[\x1b\x0e\x0f]/.test(part)) continue;
    const fg = (style.reverse ? (style.bg ?? ground) : style.fg) ?? ink;
    const bg = style.reverse ? (style.fg ?? ink) : style.bg;
    const count = [...part].length;
    const left = (x * cell.width).toFixed(1);
    const width = (count * cell.width).toFixed(1);
    if (bg)
      rectangles.push(
        `<rect x="${left}" y="${y * cell.height}" width="${width}" height="${cell.height}" fill="${bg}"/>`,
      );
    if (part.trim()) {
      const extra = `${style.bold ? ' font-weight="bold"' : ''}${style.dim ? ' opacity="0.65"' : ''}${style.underline ? ' text-decoration="underline"' : ''}`;
      texts.push(
        `<text x="${left}" y="${y * cell.height + 13}" textLength="${width}" lengthAdjust="spacingAndGlyphs" fill="${fg}"${extra}>${escape(part)}</text>`,
      );
    }
    x += count;
  }
  columns = Math.max(columns, x);
});
const width = Math.ceil(columns * cell.width) + 32;
const height = lines.length * cell.height + 32;
console.log(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="${width}" height="${height}" rx="10" fill="${ground}"/>
<g transform="translate(16 16)" font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace" font-size="14" xml:space="preserve">
${rectangles.join('\n')}
${texts.join('\n')}
</g>
</svg>`);
