import { Facts as FactList } from '@solelune/ui/facts';
import { Icon, zodiacGlyphs } from '@solelune/ui/icon';
import { type Angel, ELEMENT_WORDS } from '../../engine/index.ts';
import { elementPath, rosettePath } from '../seal/seal-geometry.ts';
import { minuteWords, partOfDay, spanWords } from '../words/dates.ts';
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

const SUN =
  'M10 15a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM15 3v4M15 23v4M3 15h4M23 15h4M6.500 6.500l2.800 2.800M20.700 20.700l2.800 2.800M6.500 23.500l2.800-2.800M20.700 9.300l2.800-2.800';
const CLOCK = 'M3.500 15a11.500 11.500 0 1 0 23 0a11.500 11.500 0 1 0-23 0zM15 15 18.200 6.800M15 15h5.600';

function Mark({ d, viewBox = '0 0 30 30', strokeWidth = 1.4 }: { d: string; viewBox?: string; strokeWidth?: number }) {
  return (
    <svg className="angels-facts__mark" viewBox={viewBox} strokeWidth={strokeWidth} aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

/** The five facts of an angel in a row between two double lines. */
export function Facts({ angel }: { angel: Angel }) {
  const {
    choir,
    guardianFrom,
    guardianTo,
    sign,
    /* begins with a figure */ degreesFrom,
    degreesTo,
    minuteFrom,
    minuteTo,
  } = angel;
  return (
    <FactList
      className="angels-facts"
      facts={[
        {
          mark: <Mark d={rosettePath(choir.index, 20, 200)} viewBox="-210 -210 420 420" strokeWidth={18} />,
          name: 'Chœur',
          value: choir.name,
          note: `archange ${choir.archangel}`,
        },
        {
          mark: <Mark d={SUN} />,
          name: 'Régence',
          value: spanWords(guardianFrom, guardianTo),
          note: 'ange gardien de ces naissances',
        },
        {
          mark: <Icon of={zodiacGlyphs[sign.key]} size={30} />,
          name: 'Signe',
          value: sign.name,
          note: `de ${degreesFrom}° à ${degreesTo}°`,
        },
        {
          mark: <Mark d={elementPath(sign.element, 13)} viewBox="-15 -15 30 30" />,
          name: 'Élément',
          value: ELEMENT_WORDS[sign.element].name,
          note: ELEMENT_MOODS[sign.key],
        },
        {
          mark: <Mark d={CLOCK} />,
          name: 'Chaque jour',
          value: `${minuteWords(minuteFrom)} –\u00A0${minuteWords(minuteTo)}`,
          note: partOfDay(minuteFrom),
        },
      ]}
    />
  );
}
