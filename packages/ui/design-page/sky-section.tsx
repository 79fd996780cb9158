import type { ZodiacSign } from '../icon/index.ts';
import { Moon } from '../moon/index.ts';
import { SignMedallion } from '../sign-medallion/index.ts';
import { Starry } from '../starry/index.ts';
import { Specimen } from './specimen.tsx';

const PHASES = [
  { name: 'Nouvelle Lune', fraction: 0, waxing: true },
  { name: 'Premier croissant', fraction: 0.26, waxing: true },
  { name: 'Premier quartier', fraction: 0.5, waxing: true },
  { name: 'Lune gibbeuse croissante', fraction: 0.82, waxing: true },
  { name: 'Pleine Lune', fraction: 1, waxing: false },
  { name: 'Lune gibbeuse décroissante', fraction: 0.82, waxing: false },
  { name: 'Dernier quartier', fraction: 0.5, waxing: false },
  { name: 'Dernier croissant', fraction: 0.26, waxing: false },
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
          {PHASES.map(({ name, fraction, waxing }) => (
            <li key={name}>
              <Moon illuminatedFraction={fraction} waxing={waxing} />
              <b>{name}</b>
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
