import { sparkPath } from '@solelune/ui/geometry';
import { planetGlyphs, zodiacGlyphs } from '@solelune/ui/icon';
import { SIGN_KEYS, type SignKey } from '../../engine/signs.ts';
import { Constellation } from './constellation.tsx';
import { ENAMELS, LEAF, NIGHT, PALE } from './enamel.ts';
import { marksPath } from './marks.ts';
import { PlacedGlyph } from './placed-glyph.tsx';
import { placer, ringPart } from './round.ts';
import { beltFigure } from './star-map.ts';
import './belt.css';

const ECLIPTIC = 208;
const RING = { outer: 128, inner: 84 };
const at = placer(0);
const ELEMENTS = ['fire', 'earth', 'air', 'water'] as const;

interface BeltProps {
  label: string;
  /** Where the Sun and the Moon are, to light their signs. */
  now?: { sun: SignKey; moon: SignKey };
}

/** The twelve constellations around the ecliptic, each star at its true place, and the twelve signs inside: a map of the whole zodiac. */
export function Belt({ label, now }: BeltProps) {
  return (
    <svg className="zodiac-belt" viewBox="-310 -310 620 620" role="img" aria-label={label}>
      <circle r="304" fill={NIGHT} fillOpacity=".55" stroke={LEAF} strokeOpacity=".55" />
      <path d={marksPath(180, 304, 299, 5, 294)} stroke={LEAF} strokeOpacity=".5" strokeWidth=".8" />
      <circle r={ECLIPTIC} className="zodiac-belt__ecliptic" />
      {SIGN_KEYS.map((sign) => (
        <Constellation key={sign} figure={beltFigure(sign, ECLIPTIC)} scale={0.62} />
      ))}
      {SIGN_KEYS.map((sign, index) => {
        const lit = now?.sun === sign || now?.moon === sign;
        return (
          <g key={sign} color={lit ? PALE : '#f0d79b'}>
            <path
              d={ringPart(at, index * 30, index * 30 + 30, RING.outer, RING.inner)}
              fill={ENAMELS[ELEMENTS[index % 4] as 'fire'][lit ? 'light' : 'middle']}
              fillOpacity={lit ? 1 : 0.72}
              stroke={LEAF}
              strokeWidth="1"
            />
            <PlacedGlyph of={zodiacGlyphs[sign]} at={at(index * 30 + 15, 106)} size={27} stroke={lit ? 2.2 : 1.6} />
          </g>
        );
      })}
      {now ? <Lights now={now} /> : <path d={sparkPath(46, [0, 0], 0.16)} fill={PALE} />}
      <circle r="72" fill="none" stroke={LEAF} strokeOpacity=".5" strokeDasharray="1 6" strokeLinecap="round" />
    </svg>
  );
}

function Lights({ now }: { now: { sun: SignKey; moon: SignKey } }) {
  const place = (sign: SignKey) => at(SIGN_KEYS.indexOf(sign) * 30 + 15, now.sun === now.moon ? 40 : 52);
  return (
    <>
      <path d={`M0 0L${place(now.sun).join(' ')}M0 0L${place(now.moon).join(' ')}`} stroke={LEAF} strokeOpacity=".5" />
      <g color="#5d3d0b">
        <circle cx={place(now.sun)[0]} cy={place(now.sun)[1]} r="17" fill="#f6d98d" />
        <PlacedGlyph of={planetGlyphs.sun} at={place(now.sun)} size={22} stroke={1.8} />
      </g>
      {now.sun !== now.moon && (
        <g color="#2a2044">
          <circle cx={place(now.moon)[0]} cy={place(now.moon)[1]} r="17" fill="#e9e6f4" />
          <PlacedGlyph of={planetGlyphs.moon} at={place(now.moon)} size={20} stroke={1.8} />
        </g>
      )}
    </>
  );
}
