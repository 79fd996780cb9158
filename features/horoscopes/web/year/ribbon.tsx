import { shortMonthName } from '@solelune/civil-time/words';
import { POINT_NOUNS, SIGN_NOUNS } from '@solelune/french/sky-nouns';
import { elementOf } from '@solelune/sky/zodiac';
import type { Point } from '@solelune/ui/geometry';
import { planetGlyphs, zodiacGlyphs } from '@solelune/ui/icon';
import { useId } from 'react';
import type { RibbonAnswer } from '../../answers/year.ts';
import { PlacedGlyph } from '../drawings/placed-glyph.tsx';
import { RibbonMoon } from './ribbon-moon.tsx';
import { type Lay, layOut, TALL, WIDE } from './ribbon-plan.ts';
import './ribbon.css';

type Planet = RibbonAnswer['planets'][number];

interface RibbonProps {
  year: number;
  ribbon: RibbonAnswer;
}

/**
 * The year as a ribbon: moons along the top, then each slow planet as a band in the colour of the sign's element, its back shown where it retrogrades; the quick ones as
 * threads that loop. Upright on a phone. The dates stand in words further down the page.
 */
export function Ribbon({ year, ribbon }: RibbonProps) {
  return (
    <div className="year-ribbon">
      <Drawing {...{ year, ribbon }} lay={layOut(WIDE, ribbon.days)} className="year-ribbon__wide" />
      <Drawing {...{ year, ribbon }} lay={layOut(TALL, ribbon.days)} className="year-ribbon__tall" />
      <ul className="year-ribbon__legend">
        <li data-key="front">Endroit : la planète avance</li>
        <li data-key="back">Envers : elle rétrograde</li>
        <li data-key="knot">R, D : elle s’arrête et recule, ou repart</li>
        <li data-key="thread">Fil d’or : angle exact entre deux lentes</li>
      </ul>
    </div>
  );
}

function Drawing({ year, ribbon, lay, className }: RibbonProps & { lay: Lay; className: string }) {
  const id = useId();
  const { width, height } = lay.plan;
  const slow = ribbon.planets.slice(0, 5);
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <defs>
        <pattern id={`${id}b`} width="6" height="6" patternTransform="rotate(45)" patternUnits="userSpaceOnUse">
          <path d="M0 0V6" stroke="#0d0b20" strokeWidth="2.4" strokeOpacity=".34" />
        </pattern>
        <radialGradient id={`${id}h`}>
          <stop stopColor="#fff3cf" stopOpacity=".5" />
          <stop offset="1" stopColor="#fff3cf" stopOpacity="0" />
        </radialGradient>
      </defs>
      <Months year={year} lay={lay} />
      {ribbon.turns.map(({ at, name }) => (
        <Turn key={at} at={at} name={name} lay={lay} />
      ))}
      <path className="year-ribbon__way" d={`M${lay.point(0, 0)}L${lay.point(ribbon.days, 0)}`} />
      {slow.map((planet, index) => (
        <Band key={planet.body} planet={planet} lane={index + 1} lay={lay} back={`url(#${id}b)`} />
      ))}
      {ribbon.planets.slice(5).map((planet, index) => (
        <Thread key={planet.body} planet={planet} lane={index + 6} lay={lay} />
      ))}
      {ribbon.aspects.map(({ at, a, b }) => (
        <GoldThread key={`${at} ${a} ${b}`} from={laneOf(slow, a)} to={laneOf(slow, b)} at={at} lay={lay} />
      ))}
      {slow.map((planet, index) => (
        <Stations key={planet.body} planet={planet} lane={index + 1} lay={lay} />
      ))}
      {ribbon.lunations.map((lunation) => (
        <RibbonMoon
          key={lunation.at}
          lunation={lunation}
          at={lay.point(lunation.at, 0)}
          small={lay.plan.upright}
          halo={`url(#${id}h)`}
        />
      ))}
      {ribbon.planets.map(({ body }, index) => (
        <Name key={body} body={body} lane={index + 1} lay={lay} />
      ))}
      {ribbon.today !== null && <path className="year-ribbon__today" d={lay.across(ribbon.today)} />}
    </svg>
  );
}

const laneOf = (slow: readonly Planet[], body: string) => slow.findIndex((planet) => planet.body === body) + 1;

function Months({ year, lay }: { year: number; lay: Lay }) {
  return Array.from({ length: 12 }, (_, month) => {
    const day = (Date.UTC(year, month, 1) - Date.UTC(year, 0, 1)) / 86400_000;
    const [x, y] = lay.monthName(day);
    return (
      <g key={month} className="year-ribbon__month">
        <path d={lay.across(day)} />
        <text x={x} y={y}>
          {shortMonthName(month + 1)}
        </text>
      </g>
    );
  });
}

function Turn({ at, name, lay }: { at: number; name: string; lay: Lay }) {
  const [x, y] = lay.foot(at);
  return (
    <g className="year-ribbon__turn">
      <path d={lay.across(at)} />
      {!lay.plan.upright && (
        <text x={x} y={y}>
          {name}
        </text>
      )}
    </g>
  );
}

function Band({ planet, lane, lay, back }: { planet: Planet; lane: number; lay: Lay; back: string }) {
  return (
    <g>
      {planet.stays.map(({ sign, from, to, retrograde }) => {
        const { outline, edge } = lay.band(lane, from, to);
        return (
          <g key={from} className={`year-ribbon__stay--${elementOf(sign)}`} data-retro={retrograde || undefined}>
            <path className="year-ribbon__cloth" d={outline} />
            {retrograde && <path d={outline} fill={back} />}
            <path className="year-ribbon__edge" d={edge} />
          </g>
        );
      })}
      {planet.stays.map(({ sign, from, to, retrograde }, index) => {
        if (planet.stays[index - 1]?.sign === sign) return null;
        const last = planet.stays.slice(index).findLast((stay) => stay.sign === sign)?.to ?? to;
        if (last - from < 16) return null;
        const at = lay.onBand(lane, from + 8);
        const [x, y] = lay.onBand(lane, from + 14);
        const isNamed = !lay.plan.upright && last - from > 46 && to - from > 40;
        return (
          <g key={from} className="year-ribbon__sign" data-retro={retrograde || undefined}>
            {from > 0 && <path d={lay.cut(lane, from)} />}
            <PlacedGlyph of={zodiacGlyphs[sign]} at={at} size={lay.plan.glyph} stroke={1.5} />
            {isNamed && (
              <text x={x} y={y} dy=".34em">
                {SIGN_NOUNS[sign].name}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

function Stations({ planet, lane, lay }: { planet: Planet; lane: number; lay: Lay }) {
  return planet.stations.map(({ at, direction }) => {
    const [x, y] = lay.onBand(lane, at);
    return (
      <g key={at} className="year-ribbon__station">
        <circle cx={x} cy={y} r={lay.plan.knot} />
        <text x={x} y={y} dy=".36em">
          {direction === 'retrograde' ? 'R' : 'D'}
        </text>
      </g>
    );
  });
}

/** A quick planet: a line that loops where it goes back. */
function Thread({ planet, lane, lay }: { planet: Planet; lane: number; lay: Lay }) {
  const entries = planet.stays.filter(({ sign }, index) => planet.stays[index - 1]?.sign !== sign);
  return (
    <g className="year-ribbon__thread">
      <path d={lay.thread(lane, planet.stays)} />
      {entries.map(({ sign, from, to, retrograde }) =>
        lay.plan.upright || retrograde || to - from < 18 ? null : (
          <g key={from}>
            <circle {...circleAt(lay.point(from + 6, lane))} r="10" />
            <PlacedGlyph of={zodiacGlyphs[sign]} at={lay.point(from + 6, lane)} size={14} stroke={1.3} />
          </g>
        ),
      )}
    </g>
  );
}

const circleAt = ([cx, cy]: Point) => ({ cx, cy });

function GoldThread({ from, to, at, lay }: { from: number; to: number; at: number; lay: Lay }) {
  const ends = [lay.onBand(from, at), lay.onBand(to, at)] as const;
  const jewel = ([x, y]: Point) => `M${x} ${y - 5}l5 5-5 5-5-5z`;
  return (
    <g className="year-ribbon__gold">
      <path d={`M${ends[0]}L${ends[1]}`} />
      <path d={ends.map(jewel).join('')} />
    </g>
  );
}

function Name({ body, lane, lay }: { body: Planet['body']; lane: number; lay: Lay }) {
  const { glyph, words } = lay.name(lane);
  return (
    <g className="year-ribbon__name">
      <PlacedGlyph of={planetGlyphs[body]} at={glyph} size={lay.plan.upright ? 18 : 22} />
      {words && (
        <text x={words[0]} y={words[1]}>
          {POINT_NOUNS[body].name}
        </text>
      )}
    </g>
  );
}
