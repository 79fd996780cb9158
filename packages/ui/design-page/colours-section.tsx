import { Card } from '../card/index.ts';
import { Specimen } from './specimen.tsx';

const SURFACES = [
  'paper',
  'card',
  'mist',
  'line',
  'ink',
  'ink-soft',
  'ink-faint',
  'night',
  'night-2',
  'night-3',
  'gold',
  'gold-text',
  'gold-light',
];
const UNIVERSES = ['general', 'astrology', 'tarot', 'numerology', 'angels', 'mirror', 'advisors'];
const MEANINGS = [
  'good',
  'warn',
  'bad',
  'fire',
  'earth',
  'air',
  'water',
  'aspect-harmony',
  'aspect-tension',
  'aspect-conjunction',
];
const UNIVERSE_NAMES: Record<string, string> = {
  general: 'Général',
  astrology: 'Astrologie',
  tarot: 'Tarot',
  numerology: 'Numérologie',
  angels: 'Angéologie',
  mirror: 'Heures miroirs',
  advisors: 'Consultations',
};

export function ColoursSection() {
  return (
    <>
      <Specimen name="Surfaces et encres">
        <Swatches names={SURFACES} />
      </Specimen>
      <Specimen name="Sens, éléments, aspects">
        <Swatches names={MEANINGS} />
      </Specimen>
      <Specimen name="Univers">
        <div className="design__universes">
          {UNIVERSES.map((universe) => (
            <Card key={universe} tone="tint" data-universe={universe}>
              <h4 style={{ color: 'var(--accent)' }}>{UNIVERSE_NAMES[universe]}</h4>
              <a href="#couleurs">Un lien de cet univers</a>
            </Card>
          ))}
        </div>
      </Specimen>
    </>
  );
}

function Swatches({ names }: { names: readonly string[] }) {
  return (
    <ul className="design__swatches">
      {names.map((name) => (
        <li key={name}>
          <span style={{ background: `var(--${name})` }} />
          {name}
        </li>
      ))}
    </ul>
  );
}
