import { Link } from '@solelune/screen/navigation';
import { SectionTitle } from '@solelune/ui/page-title';
import { VisuallyHidden } from '@solelune/ui/visually-hidden';
import type { ReactNode } from 'react';
import { SIGN_FACTS, type SignFacts } from '../../engine/signs.ts';
import { SignCoin } from '../zodiac/sign-coin.tsx';
import './coin-links.css';

interface CoinLinksProps {
  title: ReactNode;
  note?: ReactNode;
  urlOfSign: (sign: SignFacts) => string;
  /** Read aloud before the sign's name: « Lion ascendant », « Compatibilité Lion et ». */
  before?: string;
  /** A short word under the name: a score, an epithet. */
  wordOf?: (sign: SignFacts) => ReactNode;
  current?: SignFacts['key'];
  /** Coins that rise over a horizon, for ascendants. */
  rising?: boolean;
}

/** The twelve signs as coins that lead to twelve pages. */
export function CoinLinks({ title, note, urlOfSign, before, wordOf, current, rising }: CoinLinksProps) {
  return (
    <section className="coin-links page" data-rising={rising || undefined}>
      <SectionTitle note={note}>{title}</SectionTitle>
      <ul>
        {SIGN_FACTS.map((sign) => (
          <li key={sign.key}>
            <Link to={urlOfSign(sign)} aria-current={sign.key === current ? 'page' : undefined}>
              <SignCoin sign={sign} size={76} />
              <b>
                {before && <VisuallyHidden>{`${before} `}</VisuallyHidden>}
                {sign.name}
              </b>
              {wordOf && <small>{wordOf(sign)}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
