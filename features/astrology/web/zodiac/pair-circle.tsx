import { aspectGlyphs, type Glyph, zodiacGlyphs } from '@solelune/ui/icon';
import { useId } from 'react';
import { SIGN_KEYS, type SignFacts, type SignKey, signIndex } from '../../engine/signs.ts';
import { ENAMELS, LEAF, NIGHT, PALE } from './enamel.ts';
import { marksPath } from './marks.ts';
import { PlacedGlyph } from './placed-glyph.tsx';
import { placer } from './round.ts';
import './pair-circle.css';

type Aspect = 'conjunction' | 'semi_sextile' | 'sextile' | 'square' | 'trine' | 'quincunx' | 'opposition';

const GLYPHS: Readonly<Record<Aspect, Glyph>> = {
  conjunction: aspectGlyphs.conjunction,
  semi_sextile: aspectGlyphs.semisextile,
  sextile: aspectGlyphs.sextile,
  square: aspectGlyphs.square,
  trine: aspectGlyphs.trine,
  quincunx: aspectGlyphs.quincunx,
  opposition: aspectGlyphs.opposition,
};
const middle = (sign: SignKey) => signIndex(sign) * 30 + 15;

interface PairCircleProps {
  from: SignFacts;
  to: SignFacts;
  /** How many signs apart, 0 to 6. */
  distance: number;
  aspect: Aspect;
  lens: 'sun' | 'moon';
  label: string;
}

/** The two signs at their places on the zodiac, the line that joins them, and behind it all the lines of the same kind. */
export function PairCircle({ from, to, distance, aspect, lens, label }: PairCircleProps) {
  const id = useId();
  // The two stand on both sides of the foot or of the top, so that the first is always on the left; opposites face each other across the circle.
  const way = (((signIndex(to.key) - signIndex(from.key) + 18) % 12) - 6) * 30;
  const at = placer(middle(from.key) + way / 2 + (way > 0 ? -90 : 90));
  const one = at(middle(from.key), 196);
  const other = distance === 0 ? one : at(middle(to.key), 196);
  const family = SIGN_KEYS.map(
    (_, index) => `M${at(index * 30 + 15, 150).join(' ')}L${at((index + distance) * 30 + 15, 150).join(' ')}`,
  ).join('');
  // Neighbours, and a sign with itself, stand close: their coins are smaller.
  const scale = [0.62, 0.76][distance] ?? 1;
  const ground = lens === 'sun' ? ['#40378a', NIGHT] : ['#31508c', '#101a3e'];
  return (
    <svg className="zodiac-pair" viewBox="-300 -300 600 600" role="img" aria-label={label}>
      <defs>
        <radialGradient id={id}>
          <stop stopColor={ground[0]} />
          <stop offset="1" stopColor={ground[1]} />
        </radialGradient>
      </defs>
      <circle r="292" fill={`url(#${id})`} stroke={LEAF} strokeWidth="2" />
      <g fill="none" stroke={LEAF}>
        <circle r="284" strokeWidth=".7" opacity=".7" />
        <path d={marksPath(72, 284, 278, 6, 268)} opacity=".7" />
        <circle r="150" strokeWidth=".8" opacity=".6" />
        <circle r="242" strokeWidth=".6" opacity=".35" />
        {distance > 0 && <path d={family} strokeWidth=".8" opacity=".34" />}
      </g>
      {distance > 0 && (
        <path d={`M${one.join(' ')}L${other.join(' ')}`} stroke={PALE} strokeWidth="2.4" strokeLinecap="round" />
      )}
      {SIGN_KEYS.map((sign, index) =>
        sign === from.key || sign === to.key ? null : (
          <g key={sign} color="#f0d79b" opacity=".6">
            <PlacedGlyph of={zodiacGlyphs[sign]} at={at(index * 30 + 15, 196)} size={32} />
          </g>
        ),
      )}
      <g color={PALE}>
        <circle r="44" fill={NIGHT} stroke={LEAF} strokeWidth="1.4" />
        <circle r="38" fill="none" stroke={LEAF} strokeWidth=".7" opacity=".6" />
        <PlacedGlyph of={GLYPHS[aspect]} at={[0, 0]} size={40} stroke={2.2} />
      </g>
      <Coin sign={from} at={distance === 0 ? [one[0] - 42, one[1]] : one} scale={scale} />
      <Coin sign={to} at={distance === 0 ? [other[0] + 42, other[1]] : other} scale={scale} />
    </svg>
  );
}

function Coin({ sign, at, scale }: { sign: SignFacts; at: readonly [number, number]; scale: number }) {
  const { light, deep } = ENAMELS[sign.element];
  return (
    <g color={PALE} transform={`translate(${at[0]} ${at[1]}) scale(${scale})`}>
      <circle r="66" fill={LEAF} />
      <circle r="62" fill={deep} />
      <circle r="56" fill={light} stroke={LEAF} strokeWidth=".8" />
      <path d={marksPath(30, 56, 51, 10, 47)} stroke={LEAF} opacity=".8" />
      <PlacedGlyph of={zodiacGlyphs[sign.key]} at={[0, 0]} size={60} stroke={3.2} />
    </g>
  );
}
