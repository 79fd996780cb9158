import type { SkyOver } from '../../answers/chart.ts';
import type { SignKey } from '../../engine/signs.ts';
import { LEAF } from './enamel.ts';
import { placer } from './round.ts';
import { SunDisc, ZodiacRing } from './zodiac-ring.tsx';
import './horizon.css';

/** As on the wheel, 0 of Aries stands at the left where no ascendant does. */
const at = placer(0);

/** The zodiac of a birth whose hour is not known: no horizon cuts it, and every sign that may have stood there is lit. */
export function PossibleSigns({ label, signs, over }: { label: string; signs: readonly SignKey[]; over: SkyOver }) {
  const sun = over.longitudes.find(({ subject }) => subject === 'sun');
  return (
    <svg className="zodiac-horizon" viewBox="-300 -300 600 600" role="img" aria-label={label}>
      <circle r="294" fill="#0f0d28" stroke={LEAF} strokeWidth="2" />
      <circle r="286" fill="#1a1746" />
      <ZodiacRing at={at} lit={signs} />
      {sun && <SunDisc at={at(sun.from.longitude_deg, 150)} />}
    </svg>
  );
}
