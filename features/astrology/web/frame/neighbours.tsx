import { Link } from '@solelune/screen/navigation';
import { Neighbours as Around } from '@solelune/ui/neighbours';
import type { SignFacts } from '../../engine/signs.ts';
import { datesWords } from '../../words/signs.ts';
import { SignCoin } from '../zodiac/sign-coin.tsx';

interface NeighboursProps {
  previous: SignFacts;
  next: SignFacts;
  urlOfSign: (slug: SignFacts['slug']) => string;
  /** « Lune en » before the name. */
  before?: string;
}

/** The sign before and the sign after, around the circle. */
export function Neighbours({ previous, next, urlOfSign, before = '' }: NeighboursProps) {
  const around = (sign: SignFacts, place: string) => ({
    path: urlOfSign(sign.slug),
    art: <SignCoin sign={sign} size={92} />,
    place,
    name: `${before}${sign.name}`,
    note: datesWords(sign),
  });
  return (
    <Around
      className="page"
      label="Signes voisins"
      before={around(previous, 'Signe précédent')}
      after={around(next, 'Signe suivant')}
      link={Link}
    />
  );
}
