import { FACTS, KINDS } from './kinds.ts';
import { lastHeld, percentile, type Step } from './measure.ts';

const WIDTH = 960;
const HEIGHT = 520;
const FRAME = { left: 64, right: 190, top: 44, bottom: 56 };
const COLOURS = ['#2f5d9b', '#b4532a', '#4d7f3a', '#7a4a9c', '#b08a1e', '#1f8a8a', '#a8326e', '#555555', '#0b7fab'];
const LINES_MS = [1, 10, 100, 1000, 10_000];

/** The p99 of each kind over the rate, both growing by factors: where a line leaves the ground is where something ends. */
export function curvesOf(steps: readonly Step[]): string {
  const rates = steps.map(({ rate }) => rate);
  const [least, most] = [Math.min(...rates), Math.max(...rates)];
  const x = (rate: number) =>
    FRAME.left + ((WIDTH - FRAME.left - FRAME.right) * Math.log(rate / least)) / Math.log(most / least || 1);
  const y = (ms: number) => {
    const [low = 1, high = 1] = [LINES_MS[0], LINES_MS.at(-1)];
    const share = Math.log(Math.min(high, Math.max(low, ms)) / low) / Math.log(high / low);
    return HEIGHT - FRAME.bottom - (HEIGHT - FRAME.top - FRAME.bottom) * share;
  };
  const text = (at: readonly [number, number], words: string, more = '') =>
    `<text x="${at[0].toFixed(1)}" y="${at[1].toFixed(1)}"${more}>${words}</text>`;
  const grid = LINES_MS.map(
    (ms) =>
      `<line x1="${FRAME.left}" x2="${WIDTH - FRAME.right}" y1="${y(ms)}" y2="${y(ms)}" stroke="#ddd"/>${text([FRAME.left - 8, y(ms) + 4], `${ms} ms`, ' text-anchor="end"')}`,
  );
  const ticks = rates.map((rate) => text([x(rate), HEIGHT - FRAME.bottom + 20], String(rate), ' text-anchor="middle"'));
  const held = lastHeld(steps);
  const mark = held
    ? `<line x1="${x(held.rate)}" x2="${x(held.rate)}" y1="${FRAME.top}" y2="${HEIGHT - FRAME.bottom}" stroke="#2b7a2b" stroke-dasharray="4 4"/>${text([x(held.rate), FRAME.top - 8], `held: ${held.rate}`, ' text-anchor="middle"')}`
    : '';
  const curves = KINDS.map((kind, index) => {
    const points = steps.flatMap((step) => {
      const p99 = percentile(step.kinds[kind].times, 0.99);
      return Number.isNaN(p99) ? [] : [`${x(step.rate).toFixed(1)},${y(p99).toFixed(1)}`];
    });
    const colour = COLOURS[index] ?? '#000';
    const place = FRAME.top + 20 + index * 22;
    return [
      `<polyline fill="none" stroke="${colour}" stroke-width="2" points="${points.join(' ')}"/>`,
      `<rect x="${WIDTH - FRAME.right + 16}" y="${place - 9}" width="14" height="4" fill="${colour}"/>`,
      text([WIDTH - FRAME.right + 38, place], `${kind} (limit ${FACTS[kind].limitMs} ms)`),
    ].join('');
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" role="img">`,
    '<title>p99 of each kind of journey, at rising rates of the whole mix</title>',
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    ...[...grid, ...ticks, mark, ...curves],
    text([FRAME.left, HEIGHT - 14], 'journeys a second, all kinds together'),
    '</svg>\n',
  ].join('\n');
}
