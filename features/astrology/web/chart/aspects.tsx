import { byCount } from '@solelune/french/counts';
import { POINT_NOUNS } from '@solelune/french/sky-nouns';
import type { AspectPoint } from '@solelune/sky';
import { aspectGlyphs, Icon, planetGlyphs } from '@solelune/ui/icon';
import type { ChartAnswer } from '../../answers/reading.ts';
import { ASPECT_NAMES, degreeText } from '../../words/chart.ts';
import { natureOf } from './aspect-look.ts';
import { ASPECT_KEYS, GLYPH_KEYS } from './wheel-of.ts';
import './aspects.css';

type Aspect = ChartAnswer['aspects'][number];

const TIGHTEST = 6;
const ANGLES: readonly AspectPoint[] = ['ascendant', 'midheaven'];
const TAGS: Partial<Record<AspectPoint, string>> = { ascendant: 'AC', midheaven: 'MC' };

export function PointGlyph({ point, size = 20 }: { point: AspectPoint; size?: number }) {
  const glyph = point === 'ascendant' || point === 'midheaven' ? null : GLYPH_KEYS[point];
  return glyph ? <Icon of={planetGlyphs[glyph]} size={size} /> : <b className="chart-aspects__tag">{TAGS[point]}</b>;
}

const wordsOf = ({ from, to, kind, orb_deg }: Aspect) =>
  `${POINT_NOUNS[from].name} et ${POINT_NOUNS[to].name} : ${ASPECT_NAMES[kind]}, orbe ${degreeText(orb_deg)}`;

/** The tightest links, each with its orb on a scale. */
export function TightestAspects({ chart }: { chart: ChartAnswer }) {
  return (
    <ol className="chart-tightest">
      {chart.aspects.slice(0, TIGHTEST).map((aspect) => (
        <li key={`${aspect.from} ${aspect.to}`} data-nature={natureOf(aspect.kind)}>
          <span className="chart-tightest__glyphs" aria-hidden="true">
            <PointGlyph point={aspect.from} />
            <Icon of={aspectGlyphs[ASPECT_KEYS[aspect.kind]]} size={14} />
            <PointGlyph point={aspect.to} />
          </span>
          <span>
            {`${POINT_NOUNS[aspect.from].name}, ${POINT_NOUNS[aspect.to].name}`}
            <span className="visually-hidden">{`, ${ASPECT_NAMES[aspect.kind]}`}</span>
          </span>
          <OrbScale orbDeg={aspect.orb_deg} widestDeg={chart.orb_deg} />
          <span className="chart-tightest__orb">{degreeText(aspect.orb_deg)}</span>
        </li>
      ))}
    </ol>
  );
}

function OrbScale({ orbDeg, widestDeg }: { orbDeg: number; widestDeg: number }) {
  const x = 2 + Math.min(1, orbDeg / widestDeg) * 86;
  return (
    <svg className="chart-tightest__scale" viewBox="0 0 92 12" aria-hidden="true">
      <path className="chart-tightest__line" d="M2 6h88M2 2v8M31 4v4M60 4v4M90 2v8" />
      <path d={`M2 6H${x.toFixed(1)}`} stroke="currentColor" strokeWidth="2.4" />
      <circle cx={x.toFixed(1)} cy="6" r="4" fill="currentColor" />
    </svg>
  );
}

/** All aspects two by two, a drawing: the wheel's tables say the same in rows. */
export function AspectGrid({ chart }: { chart: ChartAnswer }) {
  const points: AspectPoint[] = [...chart.bodies.map(({ key }) => key).filter((key) => GLYPH_KEYS[key]), ...ANGLES];
  const known = new Map(chart.aspects.map((aspect) => [`${aspect.from} ${aspect.to}`, aspect]));
  const between = (a: AspectPoint, b: AspectPoint) => known.get(`${a} ${b}`) ?? known.get(`${b} ${a}`);
  return (
    <div className="chart-grid" aria-hidden="true">
      <table>
        <tbody>
          {points.map((point, row) => (
            <tr key={point}>
              {points.slice(0, row).map((other) => {
                const aspect = between(point, other);
                return aspect ? (
                  <td key={other} data-nature={natureOf(aspect.kind)} title={wordsOf(aspect)}>
                    <Icon of={aspectGlyphs[ASPECT_KEYS[aspect.kind]]} size={15} />
                    <small>{degreeText(aspect.orb_deg).slice(0, -1)}</small>
                  </td>
                ) : (
                  <td key={other}>{'\u00A0'}</td>
                );
              })}
              <th title={POINT_NOUNS[point].name}>
                <PointGlyph point={point} />
              </th>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const COUNTED = [
  ['harmony', 'harmonieux', 'harmonieux'],
  ['tension', 'tendu', 'tendus'],
  ['conjunction', 'conjonction', 'conjonctions'],
] as const;

export function AspectCounts({ chart }: { chart: ChartAnswer }) {
  return (
    <ul className="chart-counts">
      {COUNTED.map(([nature, one, many]) => {
        const count = chart.aspects.filter(({ kind }) => natureOf(kind) === nature).length;
        return (
          <li key={nature} data-nature={nature}>
            <b>{count}</b> {byCount(count, one, many)}
          </li>
        );
      })}
    </ul>
  );
}
