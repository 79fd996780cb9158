import { Link } from '@solelune/screen/navigation';
import type { SignFacts } from '../../engine/signs.ts';
import { datesWords } from '../../words/signs.ts';
import { SignCoin } from '../zodiac/sign-coin.tsx';
import './neighbours.css';

interface NeighboursProps {
  previous: SignFacts;
  next: SignFacts;
  urlOfSign: (slug: SignFacts['slug']) => string;
  /** « Lune en » before the name. */
  before?: string;
}

/** The sign before and the sign after, around the circle. */
export function Neighbours({ previous, next, urlOfSign, before = '' }: NeighboursProps) {
  const line = (sign: SignFacts, words: string) => (
    <Link to={urlOfSign(sign.slug)}>
      <SignCoin sign={sign} size={92} />
      <span>
        <small>{words}</small>
        <b>{`${before}${sign.name}`}</b>
        <em>{datesWords(sign)}</em>
      </span>
    </Link>
  );
  return (
    <nav className="sign-around page" aria-label="Signes voisins">
      {line(previous, 'Signe précédent')}
      {line(next, 'Signe suivant')}
    </nav>
  );
}
