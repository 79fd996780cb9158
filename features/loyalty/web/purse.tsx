import { formatEuros } from '@solelune/money';
import { pathPoint, sparkPath } from '@solelune/ui/geometry';
import { formatSuns, sunsToCents } from '@solelune/wallet/engine';
import './purse.css';

const LONG_RAYS = ringOf(48, 86, 118);
const SHORT_RAYS = ringOf(48, 86, 104, 3.75);
const SPOKES = ringOf(24, 38, 64);

function ringOf(count: number, from: number, to: number, turnDeg = 0): string {
  const angles = Array.from({ length: count }, (_, index) => turnDeg + (index * 360) / count);
  return angles.map((angle) => `M${pathPoint(from, angle)}L${pathPoint(to, angle)}`).join('');
}

/** What the member has in Suns, and what they are worth. */
export function Purse({ suns, sunValueCents }: { suns: number; sunValueCents: number }) {
  return (
    <article className="purse" aria-labelledby="purse-title">
      <h2 id="purse-title">Mes Soleils</h2>
      <strong className="purse__count figure">{formatSuns(suns).replace(/\D+$/, '')}</strong>
      <p>
        {suns > 0
          ? `soit ${formatEuros(sunsToCents(suns, sunValueCents))} de consultation, `
          : 'Ils paient vos consultations, '}
        sans date limite. {formatSuns(100)} valent {formatEuros(sunsToCents(100, sunValueCents))}.
      </p>
      <Coin />
    </article>
  );
}

function Coin() {
  return (
    <svg className="purse__coin" viewBox="-130 -130 260 260" aria-hidden="true" fill="none" stroke="#8a5f17">
      <circle r="124" opacity=".5" />
      <path d={LONG_RAYS} strokeWidth="1.2" opacity=".55" />
      <path d={SHORT_RAYS} strokeWidth="1" opacity=".35" />
      <circle r="76" fill="#f9e6b4" strokeWidth="2" />
      <circle r="69" strokeWidth="1" />
      <path d={SPOKES} strokeWidth="1" opacity=".7" />
      <circle r="33" fill="#fbf0cf" strokeWidth="1.6" />
      <path d="M8-32A33 33 0 1 0 8 32 27 33 0 0 1 8-32z" fill="#8a5f17" />
      <path d={sparkPath(11, [15, 0], 0.22)} fill="#8a5f17" stroke="none" />
    </svg>
  );
}
