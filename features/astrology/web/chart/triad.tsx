import { pathPoint, pointAt } from '@solelune/ui/geometry';
import { type Glyph, planetGlyphs, zodiacGlyphs } from '@solelune/ui/icon';
import type { ChartAnswer } from '../../answers/reading.ts';
import { type SignKey, signFacts } from '../../engine/signs.ts';
import { degreeText, houseWords } from '../../words/chart.ts';
import { zodiacPlace } from './point-of.ts';
import './triad.css';

/** The sign that rises: an arrow over a horizon. */
const RISING: Glyph = { box: 24, d: 'M3 20h18M12 20V6M6 12l6-7 6 7' };

interface DialProps {
  name: string;
  badge: Glyph;
  longitudeDeg: number;
  note: string;
}

/** A dial at one degree, and what is written under it. */
function ExactDial({ name, badge, longitudeDeg, note }: DialProps) {
  const { sign, degree } = zodiacPlace(longitudeDeg);
  return (
    <Dial {...{ name, badge, sign, degree }} value={signFacts(sign).name} note={`${degreeText(degree)}, ${note}`} />
  );
}

interface AnyDialProps {
  name: string;
  badge: Glyph;
  sign: SignKey;
  degree: number;
  /** Where the hour is not known: the arc begins there, and no point stands at its end. */
  fromDegree?: number;
  value: string;
  note: string;
}

/** Thirty marks for the thirty degrees of a sign, and a point at the exact one. */
export function Dial({ name, badge, sign, degree, fromDegree = 0, value, note }: AnyDialProps) {
  const turn = (deg: number) => deg * 12;
  const ticks = Array.from(
    { length: 30 },
    (_, deg) => `M${pathPoint(62, turn(deg))}L${pathPoint(deg % 10 ? (deg % 5 ? 58.5 : 56) : 54, turn(deg))}`,
  ).join('');
  const [x, y] = pointAt(62, turn(degree));
  const isExact = fromDegree === 0;
  return (
    <li className="triad__dial">
      <svg viewBox="-70 -70 140 146" aria-hidden="true">
        <circle className="triad__ground" r="66" />
        <path className="triad__ticks" d={ticks} />
        <path
          className="triad__arc"
          d={`M${pathPoint(62, turn(fromDegree))}A62 62 0 ${degree - fromDegree > 15 ? 1 : 0} 1 ${x} ${y}`}
        />
        {isExact && <circle className="triad__point" cx={x} cy={y} r="4.2" />}
        <circle className="triad__inner" r="47" />
        <g className="triad__sign" transform="translate(-26 -27) scale(2.17)">
          <path d={zodiacGlyphs[sign].d} />
        </g>
        <circle className="triad__ground" cy="60" r="15" />
        <g className="triad__badge" transform="translate(-8.500 51.500) scale(.71)">
          <path d={badge.d} />
          {badge.fill && <path d={badge.fill} fill="currentColor" />}
        </g>
      </svg>
      <span className="triad__name">{name}</span>
      <span className="triad__value">{value}</span>
      <span className="triad__note">{note}</span>
    </li>
  );
}

/** Ascendant, Sun, Moon: the three that people ask for first. */
export function Triad({ chart }: { chart: ChartAnswer }) {
  const body = (key: 'sun' | 'moon') => chart.bodies.find((one) => one.key === key);
  const [sun, moon] = [body('sun'), body('moon')];
  return (
    <ul className="triad">
      <ExactDial name="Ascendant" badge={RISING} longitudeDeg={chart.angles.ascendant_deg} note="à l’horizon" />
      {sun && (
        <ExactDial
          name="Soleil"
          badge={planetGlyphs.sun}
          longitudeDeg={sun.longitude_deg}
          note={houseWords(sun.house)}
        />
      )}
      {moon && (
        <ExactDial
          name="Lune"
          badge={planetGlyphs.moon}
          longitudeDeg={moon.longitude_deg}
          note={houseWords(moon.house)}
        />
      )}
    </ul>
  );
}
