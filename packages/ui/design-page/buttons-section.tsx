import { useState } from 'react';
import { Button, type ButtonTone } from '../button/index.ts';
import { arrowGlyph, closeGlyph, Icon, menuGlyph, printGlyph, trashGlyph } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { LinkButton } from '../link-button/index.ts';
import { SaveButton } from '../save-button/index.ts';
import { Starry } from '../starry/index.ts';
import { Specimen } from './specimen.tsx';

const TONES: readonly { tone: ButtonTone; name: string; label: string; universe?: string }[] = [
  { tone: 'primary', name: 'Principal', label: 'Calculer' },
  { tone: 'quiet', name: 'Second', label: 'Partager' },
  { tone: 'gold', name: 'Doré', label: 'Tirer' },
  { tone: 'danger', name: 'Danger', label: 'Supprimer' },
  { tone: 'ink', name: 'Égal', label: 'Refuser' },
  { tone: 'plain', name: 'Outil', label: 'Imprimer' },
  { tone: 'primary', name: 'Univers', label: 'Retourner', universe: 'tarot' },
];

export function ButtonsSection() {
  return (
    <>
      <Specimen name="Tons et états">
        <div className="design__buttons">
          {TONES.map(({ tone, name, label, universe }) => (
            <div key={name} className="design__button-row" data-universe={universe}>
              <span>{name}</span>
              <Button tone={tone}>{label}</Button>
              <Button tone={tone} disabled>
                {label}
              </Button>
              <Button tone={tone} loading>
                {label}
              </Button>
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen name="Avec un dessin, en lien, ronds">
        <div className="design__row">
          <LinkButton href="#appuyer">
            Voir mon thème <Icon of={arrowGlyph} />
          </LinkButton>
          <SavingSpecimen />
          <Button tone="plain">
            <Icon of={printGlyph} /> Imprimer
          </Button>
          <IconButton of={menuGlyph} label="Ouvrir le menu" />
          <IconButton of={trashGlyph} label="Supprimer ce tirage" />
          <IconButton of={closeGlyph} label="Fermer" disabled />
        </div>
      </Specimen>
      <Specimen name="Sur la nuit">
        <Starry className="design__night">
          <div className="design__row">
            <Button tone="gold" size="l">
              Calculer mon thème astral
            </Button>
            <Button tone="quiet">Lire l’horoscope</Button>
            <a href="#appuyer">Un lien sur la nuit</a>
          </div>
        </Starry>
      </Specimen>
    </>
  );
}

/** Press it: what is kept can be kept once. */
function SavingSpecimen() {
  const [state, setState] = useState<'idle' | 'saved'>('idle');
  const foundAt = state === 'saved' ? '#appuyer' : null;
  return <SaveButton saving={{ where: 'device', state, foundAt, save: async () => setState('saved') }} />;
}
