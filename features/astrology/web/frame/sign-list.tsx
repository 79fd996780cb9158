import { Link } from '@solelune/screen/navigation';
import { RuledItem, RuledList } from '@solelune/ui/ruled-list';
import { SignMedallion } from '@solelune/ui/sign-medallion';
import type { SignFacts, SignKey } from '../../engine/signs.ts';
import { datesWords } from '../../words/signs.ts';
import './sign-list.css';

/** A sign as a list of signs shows it. */
type SignCard = Pick<SignFacts, 'key' | 'slug' | 'name' | 'element' | 'dates'> & {
  readonly epithet: string;
  readonly keywords: readonly string[];
};

interface SignListProps {
  signs: readonly SignCard[];
  urlOfSign: (slug: SignFacts['slug']) => string;
  /** The sign to light, and why. */
  now?: { sign: SignKey; words: string };
  /** Prints the usual dates; a Moon sign has none. */
  dated?: boolean;
}

/** The twelve, each with its medallion and its own image. */
export function SignList({ signs, urlOfSign, now, dated }: SignListProps) {
  return (
    <RuledList className="sign-list">
      {signs.map((sign) => (
        <RuledItem
          key={sign.key}
          to={urlOfSign(sign.slug)}
          link={Link}
          lit={now?.sign === sign.key ? now.words : undefined}
          data-element={sign.element}
        >
          <SignMedallion sign={sign.key} size={92} />
          <span>
            <b>{sign.name}</b>
            {dated && <small>{datesWords(sign)}</small>}
            <em>{sign.epithet}</em>
            <small className="sign-list__keywords">{sign.keywords.join(', ')}</small>
          </span>
        </RuledItem>
      ))}
    </RuledList>
  );
}
