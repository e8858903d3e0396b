// Small charts as SVG texts, without dependencies: bars and lines, readable on light and on dark ground.

const style = `<style>
  svg { color: #1b1f24; background: none; font: 13px system-ui, sans-serif; }
  text { fill: currentColor; } .faint { stroke: currentColor; stroke-opacity: .18; } .axis { stroke: currentColor; stroke-opacity: .6; }
  .s0 { color: #0b62a8; } .s1 { color: #b3480a; } .s2 { color: #3d7d1e; } .s3 { color: #8b3a9c; }
  @media (prefers-color-scheme: dark) { svg { color: #e6e8ea; } .s0 { color: #6fb7f2; } .s1 { color: #f3a266; } .s2 { color: #9bd57a; } .s3 { color: #d69be3; } }
  .bar { fill: currentColor; } .line { fill: none; stroke: currentColor; stroke-width: 2; } .dot { fill: currentColor; } .name { fill: currentColor; font-weight: 600; }
</style>`;

const number = (x) => String(Math.round(x * 100) / 100);

function frame(title, width, height, body) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}">\n${style}\n<title>${title}</title>\n${body.join('\n')}\n</svg>\n`;
}

function ticksBetween(low, high, step) {
  const ticks = [];
  for (let tick = Math.ceil(low / step) * step; tick <= high + 1e-9; tick += step)
    ticks.push(Math.round(tick / step) * step);
  return ticks;
}

// bars: [{name, value}], values from 0 up.
export function barChart({ title, bars, unit, step }) {
  const [width, height, left, bottom, top] = [720, 300, 46, 44, 16];
  const most = Math.max(...bars.map((bar) => bar.value));
  const y = (value) => height - bottom - (value / most) * (height - bottom - top);
  const slot = (width - left - 8) / bars.length;
  const body = [];
  for (const tick of ticksBetween(0, most, step)) {
    body.push(`<line class="faint" x1="${left}" x2="${width - 8}" y1="${number(y(tick))}" y2="${number(y(tick))}"/>`);
    body.push(`<text x="${left - 6}" y="${number(y(tick) + 4)}" text-anchor="end">${tick}${unit}</text>`);
  }
  bars.forEach((bar, i) => {
    const x = left + i * slot;
    body.push(
      `<rect class="bar s0" x="${number(x + slot * 0.12)}" width="${number(slot * 0.76)}" y="${number(y(bar.value))}" height="${number(y(0) - y(bar.value))}" rx="2"/>`,
    );
    body.push(`<text x="${number(x + slot / 2)}" y="${height - bottom + 18}" text-anchor="middle">${bar.name}</text>`);
  });
  body.push(`<line class="axis" x1="${left}" x2="${width - 8}" y1="${y(0)}" y2="${y(0)}"/>`);
  return frame(title, width, height, body);
}

// lines: [{name, points: [[x, y], ...]}]. The y axis begins at yFrom or below; xName says what a place on the x axis is called.
export function lineChart({ title, lines, xStep, yStep, xLabel, unit = '', yFrom = 0, xName = number }) {
  const [width, height, left, bottom, top, right] = [720, 340, 46, 48, 16, 70];
  const all = lines.flatMap((line) => line.points);
  const [x0, x1] = [Math.min(...all.map((p) => p[0])), Math.max(...all.map((p) => p[0]))];
  const [y0, y1] = [Math.min(yFrom, ...all.map((p) => p[1])), Math.max(...all.map((p) => p[1]))];
  const x = (value) => left + ((value - x0) / (x1 - x0)) * (width - left - right);
  const y = (value) => height - bottom - ((value - y0) / (y1 - y0)) * (height - bottom - top);
  const body = [];
  for (const tick of ticksBetween(y0, y1, yStep)) {
    body.push(
      `<line class="faint" x1="${left}" x2="${width - right}" y1="${number(y(tick))}" y2="${number(y(tick))}"/>`,
    );
    body.push(`<text x="${left - 6}" y="${number(y(tick) + 4)}" text-anchor="end">${number(tick)}${unit}</text>`);
  }
  for (const tick of ticksBetween(x0, x1, xStep))
    body.push(`<text x="${number(x(tick))}" y="${height - bottom + 18}" text-anchor="middle">${xName(tick)}</text>`);
  body.push(`<text x="${number((left + width - right) / 2)}" y="${height - 8}" text-anchor="middle">${xLabel}</text>`);
  lines.forEach((line, i) => {
    body.push(
      `<polyline class="line s${i}" points="${line.points.map((p) => `${number(x(p[0]))},${number(y(p[1]))}`).join(' ')}"/>`,
    );
    if (line.points.length <= 20)
      for (const p of line.points)
        body.push(`<circle class="dot s${i}" cx="${number(x(p[0]))}" cy="${number(y(p[1]))}" r="3"/>`);
    const last = line.points.at(-1);
    body.push(
      `<text class="name s${i}" x="${number(x(last[0]) + 8)}" y="${number(y(last[1]) + 4)}">${line.name}</text>`,
    );
  });
  return frame(title, width, height, body);
}
