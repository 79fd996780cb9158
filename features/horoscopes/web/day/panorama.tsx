import { type Point, seededRandom, sparkPath } from '@solelune/ui/geometry';
import { planetGlyphs, zodiacGlyphs } from '@solelune/ui/icon';
import type { DayAnswer, Happening } from '../../answers/day.ts';
import { PlacedGlyph } from '../drawings/placed-glyph.tsx';
import type { HourHere } from './use-hour-here.ts';
import './panorama.css';

interface Plan {
  width: number;
  height: number;
  /** Where the horizon of the sky is, and the foot of the hills. */
  horizon: number;
  ground: number;
  top: number;
  badge: number;
  labels: boolean;
}

const WIDE: Plan = { width: 1200, height: 470, horizon: 220, ground: 410, top: 246, badge: 16, labels: true };
const NARROW: Plan = { width: 360, height: 310, horizon: 140, ground: 264, top: 166, badge: 11.5, labels: false };

const cut = (value: number) => Math.round(value * 10) / 10;
/** Hours on each side over which the Moon's aspect is felt, in the drawing. */
const HALF_HILL = 3.2;
const TINTS = { flowing: 'flowing', tense: 'tense', conjunction: 'conjunction' } as const;

/** The curve of the day: the Sun and the Moon over the horizon, a hill for each aspect of the Moon, mist where she makes none. */
export function Panorama({ day, now }: { day: DayAnswer; now: HourHere | null }) {
  return (
    <div className="day-panorama">
      <Drawing {...{ day, now }} plan={WIDE} className="day-panorama__wide" />
      <Drawing {...{ day, now }} plan={NARROW} className="day-panorama__narrow" />
    </div>
  );
}

interface DrawingProps {
  day: DayAnswer;
  /** The hour of the reader's clock, on the day itself. */
  now: HourHere | null;
  plan: Plan;
  className: string;
}

function Drawing({ day, now, plan, className }: DrawingProps) {
  const { width, height, horizon, ground, top } = plan;
  const x = (hour: number) => cut((hour / 24) * width);
  const scale = (horizon - 26) / Math.max(30, ...(day.heights?.sun ?? []), ...(day.heights?.moon ?? []));
  const aspects = day.hours.filter(({ kind }) => kind === 'moon-aspect');
  const voids = day.hours.filter(({ kind }) => kind === 'void');
  const ingress = day.hours.find(({ kind }) => kind === 'moon-ingress');
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={labelOf(day)}>
      <Stars width={width} height={horizon} sun={day.heights?.sun} />
      {day.heights && (
        <>
          <DayGlow sun={day.heights.sun} x={x} horizon={horizon} />
          {day.sun_times?.map(({ kind, hour }) => (
            <ellipse
              key={kind}
              className="day-panorama__dawn"
              cx={x(hour)}
              cy={horizon + 14}
              rx={width / 13}
              ry={horizon / 2.4}
            />
          ))}
          <path className="day-panorama__sun-way" d={wayOf(day.heights.sun, x, horizon, scale)} />
          <path className="day-panorama__moon-way" d={wayOf(day.heights.moon, x, horizon, scale)} />
          <Highest heights={day.heights.sun} x={x} horizon={horizon} scale={scale} body="sun" />
          <Highest heights={day.heights.moon} x={x} horizon={horizon} scale={scale} body="moon" />
        </>
      )}
      <path className="day-panorama__far" d={farHills(width, horizon, ground)} />
      {day.sun_times?.map(({ kind, hour, words }) => (
        <SunTime key={kind} kind={kind} at={[x(hour), horizon + 2]} words={words} />
      ))}
      {aspects.map((aspect, index) => (
        <Hill key={aspect.title} aspect={aspect} rise={riseOf(index, ground - top)} x={x} ground={ground} />
      ))}
      {voids.map(({ hour, until_hour }) => (
        <Mist key={hour} from={x(hour)} to={x(until_hour ?? 24)} ground={ground} plan={plan} />
      ))}
      {ingress?.sign && (
        <g className="day-panorama__door">
          <path d={`M${x(ingress.hour)} ${horizon + 34}V${ground}`} />
          <circle cx={x(ingress.hour)} cy={horizon + 20} r={plan.badge} />
          <PlacedGlyph of={zodiacGlyphs[ingress.sign]} at={[x(ingress.hour), horizon + 20]} size={plan.badge * 1.3} />
        </g>
      )}
      <path className="day-panorama__ground" d={`M0 ${ground}H${width}V${height}H0Z`} />
      <Home x={width * 0.9} ground={ground} />
      <Ruler x={x} ground={ground} wide={plan.labels} />
      {aspects.map((aspect, index) => (
        <Peak
          key={aspect.title}
          aspect={aspect}
          x={x(aspect.hour)}
          y={ground - riseOf(index, ground - top)}
          plan={plan}
        />
      ))}
      {now && <Now hour={now} {...{ x, plan }} />}
    </svg>
  );
}

const labelOf = ({ date_words, hours }: DayAnswer) =>
  `Le ciel du ${/* begins with a weekday */ date_words}, heure par heure : ${hours.map(({ hour_words, title }) => `${hour_words}, ${title}`).join(' ; ')}.`;

/** Neighbouring hills differ in height, so that their marks do not meet. */
const riseOf = (index: number, most: number) => most * ([1, 0.72, 0.88, 0.6] as const)[index % 4]!;

function wayOf(heights: readonly number[], x: (hour: number) => number, horizon: number, scale: number): string {
  let path = '';
  let isDrawing = false;
  heights.forEach((deg, step) => {
    if (deg < 0) {
      isDrawing = false;
      return;
    }
    path += `${isDrawing ? 'L' : 'M'}${x((step / (heights.length - 1)) * 24)} ${cut(horizon - deg * scale)}`;
    isDrawing = true;
  });
  return path;
}

function Highest(props: {
  heights: readonly number[];
  x: (hour: number) => number;
  horizon: number;
  scale: number;
  body: 'sun' | 'moon';
}) {
  const { heights, x, horizon, scale, body } = props;
  const most = Math.max(...heights);
  if (most <= 0) return null;
  const at: Point = [x((heights.indexOf(most) / (heights.length - 1)) * 24), cut(horizon - most * scale)];
  return (
    <g className={`day-panorama__${body}`}>
      <circle cx={at[0]} cy={at[1]} r="13" />
      <PlacedGlyph of={planetGlyphs[body]} at={at} size={17} />
    </g>
  );
}

function DayGlow({ sun, x, horizon }: { sun: readonly number[]; x: (hour: number) => number; horizon: number }) {
  const up = sun.flatMap((deg, step) => (deg > -6 ? [(step / (sun.length - 1)) * 24] : []));
  const [first, last] = [up[0], up.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <ellipse
      className="day-panorama__glow"
      cx={x((first + last) / 2)}
      cy={horizon + 20}
      rx={x((last - first) / 2)}
      ry={horizon * 1.02}
    />
  );
}

function Stars({ width, height, sun }: { width: number; height: number; sun: readonly number[] | undefined }) {
  const random = seededRandom(21);
  let path = '';
  for (let star = 0; star < width / 9; star++) {
    const [left, up] = [random(), random()];
    const step = sun && sun[Math.round(left * (sun.length - 1))];
    if (step === undefined || step < -6) path += `M${cut(left * width)} ${cut(up * height)}h.01`;
  }
  return <path className="day-panorama__stars" d={path} />;
}

function farHills(width: number, horizon: number, ground: number): string {
  const step = width / 8;
  let path = `M0 ${horizon + 16}`;
  for (let hill = 0; hill < 8; hill++) {
    path += `q${cut(step / 2)} ${hill % 2 ? 12 : -22} ${cut(step)} ${hill % 3 ? 2 : -4}`;
  }
  return `${path}V${ground}H0Z`;
}

function Hill({
  aspect,
  rise,
  x,
  ground,
}: {
  aspect: Happening;
  rise: number;
  x: (hour: number) => number;
  ground: number;
}) {
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

function Mist({ from, to, ground, plan }: { from: number; to: number; ground: number; plan: Plan }) {
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

function Ruler({ x, ground, wide }: { x: (hour: number) => number; ground: number; wide: boolean }) {
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

function Peak({ aspect, x, y, plan }: { aspect: Happening; x: number; y: number; plan: Plan }) {
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

/** When the Sun comes up and goes down, on the outer side of its way. */
function SunTime({ kind, at: [x, y], words }: { kind: 'rise' | 'set'; at: Point; words: string }) {
  return (
    <g className="day-panorama__sun-time">
      <path d={`M${x} ${y - 8}v16`} />
      <text x={kind === 'rise' ? x - 8 : x + 8} y={y - 10} textAnchor={kind === 'rise' ? 'end' : 'start'}>
        {words}
      </text>
    </g>
  );
}

/** A lit window and two trees: somebody lives under that sky. */
const Home = ({ x, ground }: { x: number; ground: number }) => (
  <g className="day-panorama__home" transform={`translate(${cut(x)} ${ground})`}>
    <path d="M-18 0V-18L0-32 18-18V0ZM6-32v-8h5v12zM34 0c-8-14-4-26 0-34 4 8 8 20 0 34zM48 0c-6-10-3-20 0-26 3 6 6 16 0 26z" />
    <path d="M-8-14h6v7h-6zM2-14h6v7H2z" />
  </g>
);

function Now({ hour, x, plan }: { hour: HourHere; x: (hour: number) => number; plan: Plan }) {
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
