import { seededRandom, sparkPath } from '@solelune/ui/geometry';
import { planetGlyphs } from '@solelune/ui/icon';
import type { Happening } from '../../answers/day.ts';
import { PlacedGlyph } from '../drawings/placed-glyph.tsx';
import { cut, type HourPlace, type Plan } from './panorama-plan.ts';
import type { HourHere } from './use-hour-here.ts';

/** Hours on each side over which the Moon's aspect is felt, in the drawing. */
const HALF_HILL = 3.2;
const TINTS = { flowing: 'flowing', tense: 'tense', conjunction: 'conjunction' } as const;

export function farHills(width: number, horizon: number, ground: number): string {
  const step = width / 8;
  let path = `M0 ${horizon + 16}`;
  for (let hill = 0; hill < 8; hill++) {
    path += `q${cut(step / 2)} ${hill % 2 ? 12 : -22} ${cut(step)} ${hill % 3 ? 2 : -4}`;
  }
  return `${path}V${ground}H0Z`;
}

export function Hill({ aspect, rise, x, ground }: { aspect: Happening; rise: number; x: HourPlace; ground: number }) {
  const points: string[] = [];
  for (let off = -HALF_HILL; off <= HALF_HILL + 0.01; off += 0.2) {
    const share = Math.cos((off / HALF_HILL) * (Math.PI / 2)) ** 2;
    points.push(`${x(aspect.hour + off)} ${cut(ground - share * rise)}`);
  }
  const line = `M${points.join('L')}`;
  return (
    <g className="day-panorama__hill" data-nature={TINTS[aspect.nature ?? 'conjunction']}>
      <path d={`${line}Z`} />
      <path d={line} />
    </g>
  );
}

export function Mist({ from, to, ground, plan }: { from: number; to: number; ground: number; plan: Plan }) {
  const random = seededRandom(5);
  const veils = Array.from({ length: 7 }, (_, veil) => {
    const half = Math.max(10, (to - from) * (0.18 + random() * 0.2));
    const middle = from + half + random() * Math.max(0, to - from - 2 * half);
    return {
      key: veil,
      cx: cut(middle),
      cy: cut(ground - 14 - random() * 90),
      rx: cut(half),
      ry: cut(5 + random() * 9),
    };
  });
  const width = to - from;
  return (
    <g className="day-panorama__mist">
      {veils.map(({ key, ...veil }) => (
        <ellipse key={key} {...veil} />
      ))}
      {plan.labels && width > 170 && (
        <>
          <rect x={cut((from + to) / 2 - 72)} y={ground - 84} width="144" height="26" rx="13" />
          <text x={cut((from + to) / 2)} y={ground - 66}>
            Lune sans aspect
          </text>
        </>
      )}
    </g>
  );
}

export function Ruler({ x, ground, wide }: { x: HourPlace; ground: number; wide: boolean }) {
  const hours = Array.from({ length: 9 }, (_, index) => index * 3).filter((hour) => wide || hour % 6 === 0);
  return (
    <g className="day-panorama__ruler">
      <path d={Array.from({ length: 25 }, (_, hour) => `M${x(hour)} ${ground + 12}v${hour % 3 ? 5 : 9}`).join('')} />
      {hours.map((hour) => (
        <text key={hour} x={x(hour)} y={ground + 42} textAnchor={hour === 0 ? 'start' : hour === 24 ? 'end' : 'middle'}>
          {`${hour}\u00A0h`}
        </text>
      ))}
    </g>
  );
}

export function Peak({ aspect, x, y, plan }: { aspect: Happening; x: number; y: number; plan: Plan }) {
  const planet = aspect.bodies[1];
  if (!planet) return null;
  const isLeft = x > plan.width - 110;
  return (
    <g className="day-panorama__peak" data-nature={TINTS[aspect.nature ?? 'conjunction']}>
      <circle cx={x} cy={cut(y)} r={plan.badge} />
      <PlacedGlyph of={planetGlyphs[planet]} at={[x, y]} size={plan.badge * 1.24} />
      {plan.labels && <rect x={isLeft ? x - 84 : x + 20} y={cut(y - 12)} width="64" height="24" rx="12" />}
      {plan.labels && (
        <text x={isLeft ? x - 52 : x + 52} y={cut(y + 5)} textAnchor="middle">
          {aspect.hour_words}
        </text>
      )}
      {!plan.labels && <path className="day-panorama__spark" d={sparkPath(3, [x, y - plan.badge - 5])} />}
    </g>
  );
}

/** A lit window and two trees: somebody lives under that sky. */
export const Home = ({ x, ground }: { x: number; ground: number }) => (
  <g className="day-panorama__home" transform={`translate(${cut(x)} ${ground})`}>
    <path d="M-18 0V-18L0-32 18-18V0ZM6-32v-8h5v12zM34 0c-8-14-4-26 0-34 4 8 8 20 0 34zM48 0c-6-10-3-20 0-26 3 6 6 16 0 26z" />
    <path d="M-8-14h6v7h-6zM2-14h6v7H2z" />
  </g>
);

export function Now({ hour, x, plan }: { hour: HourHere; x: HourPlace; plan: Plan }) {
  const at = x(hour.hour);
  const isLeft = at > plan.width - 90;
  return (
    <g className="day-panorama__now">
      <path d={`M${at} 18V${plan.ground + 6}`} />
      <path d={sparkPath(9, [at, plan.ground + 6])} />
      <text x={isLeft ? at - 8 : at + 8} y="14" textAnchor={isLeft ? 'end' : 'start'}>
        {`Maintenant, ${hour.words}`}
      </text>
    </g>
  );
}
