import { sparkPath } from '@solelune/ui/geometry';

const START = 4;
const LENGTH = 312;
/** A tick every twenty seconds, longer at the minute and at each quarter of the watch. */
const TICKS = Array.from({ length: 61 }, (_, index) => {
  const top = index % 15 === 0 ? 4 : index % 3 === 0 ? 8 : 12;
  return { x: Math.round((START + (index * LENGTH) / 60) * 10) / 10, top };
});
const TICK_PATH = TICKS.map(({ x, top }) => `M${x} ${top}V22`).join('');
const SPARK = sparkPath(9, [0, 12], 0.3);

/** How far the watch has gone, `elapsed` from 0 to 1. */
export function WatchRuler({ elapsed, hours }: { elapsed: number; hours: readonly [string, string, string] }) {
  const here = Math.round((START + LENGTH * elapsed) * 10) / 10;
  const past = TICKS.filter(({ x }) => x <= here)
    .map(({ x, top }) => `M${x} ${top}V22`)
    .join('');
  return (
    <svg className="home-watch__ruler" viewBox="0 0 320 46" aria-hidden="true">
      <path d={TICK_PATH} stroke="#94c0f2" opacity=".5" />
      <path d={past} stroke="#f0d79b" />
      <path d={`M${here} 0v24`} stroke="#fff" strokeWidth="2" />
      <path d={SPARK} transform={`translate(${here})`} fill="#fff3d0" />
      <text x={START} y="42">
        {hours[0]}
      </text>
      <text x={START + LENGTH / 2} y="42" textAnchor="middle">
        {hours[1]}
      </text>
      <text x={START + LENGTH} y="42" textAnchor="end">
        {hours[2]}
      </text>
    </svg>
  );
}
