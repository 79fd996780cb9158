import { Icon, zodiacGlyphs } from '@solelune/ui/icon';
import type { ReactNode } from 'react';
import { type Angel, ELEMENT_WORDS } from '../../engine/index.ts';
import { elementPath, rosettePath } from '../seal/seal-geometry.ts';
import { hourWords, partOfDay, spanWords } from '../words/dates.ts';
import './facts.css';

/** What the element is like in each of its three signs. */
const ELEMENT_MOODS: Readonly<Record<string, string>> = {
  aries: 'l’étincelle qui ouvre',
  leo: 'le feu du foyer',
  sagittarius: 'la torche qu’on emporte',
  taurus: 'la terre des prés',
  virgo: 'la terre qu’on trie',
  capricorn: 'la roche des sommets',
  gemini: 'l’air des carrefours',
  libra: 'l’air du soir',
  aquarius: 'l’air des hauteurs',
  cancer: 'l’eau des sources',
  scorpio: 'l’eau profonde',
  pisces: 'l’eau du large',
};

function Fact({ name, value, note, children }: { name: string; value: ReactNode; note: string; children: ReactNode }) {
  return (
    <div>
      {children}
      <dt>{name}</dt>
      <dd>
        {value}
        <small>{note}</small>
      </dd>
    </div>
  );
}

/** The five facts of an angel in a row between two double lines. */
export function Facts({ angel }: { angel: Angel }) {
  const { choir, guardianFrom, guardianTo, sign, degreesFrom, degreesTo, minuteFrom, minuteTo } = angel;
  return (
    <dl className="angels-facts page">
      <Fact name="Chœur" value={choir.name} note={`archange ${choir.archangel}`}>
        <svg viewBox="-210 -210 420 420" aria-hidden="true" strokeWidth="18">
          <path d={rosettePath(choir.index, 20, 200)} />
        </svg>
      </Fact>
      <Fact name="Régence" value={spanWords(guardianFrom, guardianTo)} note="ange gardien de ces naissances">
        <svg viewBox="0 0 30 30" aria-hidden="true">
          <circle cx="15" cy="15" r="5" />
          <path d="M15 3v4M15 23v4M3 15h4M23 15h4M6.500 6.500l2.800 2.800M20.700 20.700l2.800 2.800M6.500 23.500l2.800-2.800M20.700 9.300l2.800-2.800" />
        </svg>
      </Fact>
      <Fact name="Signe" value={sign.name} note={`de ${degreesFrom}° à ${degreesTo}°`}>
        <Icon of={zodiacGlyphs[sign.key]} size={30} />
      </Fact>
      <Fact name="Élément" value={ELEMENT_WORDS[sign.element].name} note={ELEMENT_MOODS[sign.key] ?? ''}>
        <svg viewBox="-15 -15 30 30" aria-hidden="true">
          <path d={elementPath(sign.element, 13)} />
        </svg>
      </Fact>
      <Fact
        name="Chaque jour"
        value={`${hourWords(minuteFrom)} –\u00A0${hourWords(minuteTo)}`}
        note={partOfDay(minuteFrom)}
      >
        <svg viewBox="0 0 30 30" aria-hidden="true">
          <circle cx="15" cy="15" r="11.500" />
          <path d="M15 15 18.200 6.800M15 15h5.600" />
        </svg>
      </Fact>
    </dl>
  );
}
