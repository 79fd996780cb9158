import { pathPoint, pointAt } from '@solelune/ui/geometry';
import { type Glyph, planetGlyphs, zodiacGlyphs } from '@solelune/ui/icon';
import type { ChartAnswer } from '../../answers/reading.ts';
import { signFacts } from '../../engine/signs.ts';
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

/** Thirty marks for the thirty degrees of a sign, and a point at the exact one. */
function Dial({ name, badge, longitudeDeg, note }: DialProps) {
  const { sign, degree } = zodiacPlace(longitudeDeg);
  const turn = (deg: number) => deg * 12;
  const ticks = Array.from(
    { length: 30 },
    (_, deg) => `M${pathPoint(62, turn(deg))}L${pathPoint(deg % 10 ? (deg % 5 ? 58.5 : 56) : 54, turn(deg))}`,
  ).join('');
  const [x, y] = pointAt(62, turn(degree));
  return (
    <li className="triad__dial">
      <svg viewBox="-70 -70 140 146" aria-hidden="true">
        <circle className="triad__ground" r="66" />
        <path className="triad__ticks" d={ticks} />
        <path className="triad__arc" d={`M0 -62A62 62 0 ${degree > 15 ? 1 : 0} 1 ${x} ${y}`} />
        <circle className="triad__point" cx={x} cy={y} r="4.2" />
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
      <span className="triad__value">{signFacts(sign).name}</span>
      <span className="triad__note">{`${degreeText(degree)}, ${note}`}</span>
    </li>
  );
}

/** Ascendant, Sun, Moon: the three that people ask for first. */
export function Triad({ chart, timeKnown }: { chart: ChartAnswer; timeKnown: boolean }) {
  const body = (key: 'sun' | 'moon') => chart.bodies.find((one) => one.key === key);
  const [sun, moon] = [body('sun'), body('moon')];
  return (
    <ul className="triad">
      <Dial
        name="Ascendant"
        badge={RISING}
        longitudeDeg={chart.angles.ascendant_deg}
        note={timeKnown ? 'à l’horizon' : 'à midi'}
      />
      {sun && (
        <Dial name="Soleil" badge={planetGlyphs.sun} longitudeDeg={sun.longitude_deg} note={houseWords(sun.house)} />
      )}
      {moon && (
        <Dial name="Lune" badge={planetGlyphs.moon} longitudeDeg={moon.longitude_deg} note={houseWords(moon.house)} />
      )}
    </ul>
  );
}
