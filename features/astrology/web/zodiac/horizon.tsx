import { sparkPath } from '@solelune/ui/geometry';
import { useId } from 'react';
import { SIGN_KEYS, type SignKey } from '../../engine/signs.ts';
import { LEAF, PALE } from './enamel.ts';
import { placer } from './round.ts';
import { SunDisc, ZODIAC, ZodiacRing } from './zodiac-ring.tsx';
import './horizon.css';

const SKIES = {
  dawn: ['#1a1746', '#4a3a86', '#b5648c', '#f2b98a'],
  dusk: ['#16183f', '#3b2f74', '#8e3f6d', '#e58a5c'],
} as const;

interface HorizonProps {
  label: string;
  ascendantDeg: number;
  sunDeg: number;
  /** Which end of the horizon is lit: the sign that rises, or the one that sets. */
  lit: 'east' | 'west';
}

/** The zodiac cut by the horizon: what rises on the left, what sets on the right, the Sun at its true place above or below. */
export function Horizon({ label, ascendantDeg, sunDeg, lit }: HorizonProps) {
  const id = useId();
  const at = placer(ascendantDeg);
  const edgeDeg = lit === 'east' ? ascendantDeg : ascendantDeg + 180;
  const litSign = Math.floor((((edgeDeg % 360) + 360) % 360) / 30);
  const sun = at(sunDeg, 150);
  const isUp = sun[1] <= 0;
  return (
    <svg className="zodiac-horizon" viewBox="-300 -300 600 600" role="img" aria-label={label}>
      <defs>
        <linearGradient id={`${id}s`} x1="0" y1="0" x2="0" y2="1">
          {SKIES[lit === 'east' ? 'dawn' : 'dusk'].map((colour, index) => (
            <stop key={colour} offset={[0, 0.45, 0.8, 1][index]} stopColor={colour} />
          ))}
        </linearGradient>
        <radialGradient id={`${id}g`}>
          <stop stopColor={PALE} stopOpacity=".9" />
          <stop offset=".3" stopColor="#f6d98d" stopOpacity=".5" />
          <stop offset="1" stopColor="#f6d98d" stopOpacity="0" />
        </radialGradient>
        <clipPath id={`${id}c`}>
          <circle r="286" />
        </clipPath>
      </defs>
      <circle r="294" fill="#0f0d28" stroke={LEAF} strokeWidth="2" />
      <g clipPath={`url(#${id}c)`}>
        <rect x="-286" y="-286" width="572" height="286" fill={`url(#${id}s)`} />
        <rect x="-286" width="572" height="286" fill="#141130" />
        <circle cx={lit === 'east' ? -286 : 286} r="220" fill={`url(#${id}g)`} />
        {isUp && <circle cx={sun[0]} cy={sun[1]} r="120" fill={`url(#${id}g)`} />}
        <path
          d="M-286 0C-250-16-214-22-178-9S-110-26-64-12 16-3 62-15s88 10 122-2 70-5 102-9V286H-286Z"
          fill="#141130"
          fillOpacity=".94"
        />
        <path d="M-286 46C-210 22-150 52-70 36S90 22 150 44s100 2 136-6V286H-286Z" fill="#0d0b22" fillOpacity=".8" />
      </g>
      <ZodiacRing at={at} lit={[SIGN_KEYS[litSign] as SignKey]} isDimBelow />
      <path d="M-294 0H294" stroke={PALE} strokeWidth="1.4" />
      <g className="zodiac-horizon__ends">
        <text x="-198" y="22" textAnchor="start">
          Est
        </text>
        <text x="198" y="22" textAnchor="end">
          Ouest
        </text>
      </g>
      <path d={sparkPath(30, [lit === 'east' ? -286 : 286, 0], 0.16)} fill={PALE} />
      <SunDisc at={sun} isDim={!isUp} />
      <path
        d={`M${at(sunDeg, 196).join(' ')}L${at(sunDeg, ZODIAC.inner).join(' ')}`}
        stroke={PALE}
        strokeWidth="1.4"
        strokeDasharray="2 4"
      />
    </svg>
  );
}
