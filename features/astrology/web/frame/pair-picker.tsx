import { Link } from '@solelune/screen/navigation';
import { SectionTitle } from '@solelune/ui/page-title';
import { VisuallyHidden } from '@solelune/ui/visually-hidden';
import { type ReactNode, useId } from 'react';
import type { SignFacts } from '../../engine/signs.ts';
import { SignCoin } from '../zodiac/sign-coin.tsx';
import { useMostAskedSign } from './most-asked-sign.ts';
import './pair-picker.css';

type Choice = Pick<SignFacts, 'key' | 'slug' | 'name' | 'element'>;

interface PairPickerProps {
  signs: readonly Choice[];
  title: ReactNode;
  note?: ReactNode;
  /** What the two choices are called. */
  first: string;
  second: string;
  urlOf: (first: Choice, second: Choice) => string;
  /** Read aloud before the second name: « Lion ascendant ». */
  before: (first: Choice) => string;
  /** A short word under the second sign. */
  wordOf?: (first: Choice, second: Choice) => ReactNode;
}

/**
 * Two signs chosen one after the other. The first is a radio button, the second a link, and a sheet of style shows the twelve links of the sign
 * that is chosen: it works by keyboard, by finger, and without any script.
 */
export function PairPicker({ signs, title, note, first, second, urlOf, before, wordOf }: PairPickerProps) {
  const name = useId();
  const asked = useMostAskedSign();
  return (
    <section className="pair-picker page">
      <SectionTitle note={note}>{title}</SectionTitle>
      <fieldset key={asked}>
        <legend>{first}</legend>
        <div className="pair-picker__first">
          {signs.map((sign, index) => (
            <label key={sign.key}>
              <input type="radio" name={name} value={sign.slug} data-at={index} defaultChecked={sign.key === asked} />
              <SignCoin sign={sign} size={60} />
              <span>{sign.name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="pair-picker__seconds">
        <p className="pair-picker__hint">Choisissez d’abord un signe ci-dessus : les douze suites apparaissent ici.</p>
        {signs.map((sign, index) => (
          <nav key={sign.key} data-of={index} aria-label={`${sign.name} : ${second.toLowerCase()}`}>
            <p>
              <b>{sign.name}</b> {second.toLowerCase()}…
            </p>
            <ul>
              {signs.map((other) => (
                <li key={other.key}>
                  <Link to={urlOf(sign, other)}>
                    <SignCoin sign={other} size={44} />
                    <span>
                      <b>
                        <VisuallyHidden>{`${before(sign)} `}</VisuallyHidden>
                        {other.name}
                      </b>
                      {wordOf && <small>{wordOf(sign, other)}</small>}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </section>
  );
}
