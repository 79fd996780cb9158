import type { ZodiacSign } from '../icon/index.ts';
import { Moon, moonPhaseName } from '../moon/index.ts';
import { SignMedallion } from '../sign-medallion/index.ts';
import { Starry } from '../starry/index.ts';
import { Specimen } from './specimen.tsx';

const PHASES = [
  { fraction: 0, waxing: true },
  { fraction: 0.26, waxing: true },
  { fraction: 0.5, waxing: true },
  { fraction: 0.82, waxing: true },
  { fraction: 1, waxing: false },
  { fraction: 0.82, waxing: false },
  { fraction: 0.5, waxing: false },
  { fraction: 0.26, waxing: false },
];

const SIGNS: readonly { sign: ZodiacSign; name: string }[] = [
  { sign: 'aries', name: 'Bélier' },
  { sign: 'taurus', name: 'Taureau' },
  { sign: 'gemini', name: 'Gémeaux' },
  { sign: 'cancer', name: 'Cancer' },
  { sign: 'leo', name: 'Lion' },
  { sign: 'virgo', name: 'Vierge' },
  { sign: 'libra', name: 'Balance' },
  { sign: 'scorpio', name: 'Scorpion' },
  { sign: 'sagittarius', name: 'Sagittaire' },
  { sign: 'capricorn', name: 'Capricorne' },
  { sign: 'aquarius', name: 'Verseau' },
  { sign: 'pisces', name: 'Poissons' },
];

export function SkySection() {
  return (
    <>
      <Starry className="design__night" glow="center">
        <ul className="design__moons">
          {PHASES.map(({ fraction, waxing }) => (
            <li key={`${fraction} ${waxing}`}>
              <Moon illuminatedFraction={fraction} waxing={waxing} decorative />
              <b>{moonPhaseName(fraction, waxing)}</b>
              <small>{Math.round(fraction * 100)} %</small>
            </li>
          ))}
        </ul>
      </Starry>
      <Specimen name="Médaillons">
        <ul className="design__signs">
          {SIGNS.map(({ sign, name }) => (
            <li key={sign} className={sign === 'scorpio' ? 'on-night design__now' : undefined}>
              <SignMedallion sign={sign} size={104} />
              <b>{name}</b>
            </li>
          ))}
        </ul>
      </Specimen>
    </>
  );
}
