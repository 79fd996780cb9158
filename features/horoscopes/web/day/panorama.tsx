import { zodiacGlyphs } from '@solelune/ui/icon';
import type { DayAnswer } from '../../answers/day.ts';
import { PlacedGlyph } from '../drawings/placed-glyph.tsx';
import { farHills, Hill, Home, Mist, Now, Peak, Ruler } from './panorama-ground.tsx';
import { cut, NARROW, type Plan, WIDE } from './panorama-plan.ts';
import { DayGlow, Highest, Stars, SunTime, wayOf } from './panorama-sky.tsx';
import type { HourHere } from './use-hour-here.ts';
import './panorama.css';

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
