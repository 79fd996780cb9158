import { urlOf } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { cardClass } from '@solelune/ui/card';
import type { DigitReading } from '../../engine/digits.ts';
import { elsewhere } from '../addresses.ts';
import { DIGIT_WORDS, TIMES_WORDS } from './digit-words.ts';
import './panels.css';

/** The hour read by its digits: what each says, how often it insists, and what they make together. */
export function DigitsPanel({ digits, parts, number, sum, root }: DigitReading) {
  const added = `${digits.join(' + ')} = ${sum}`;
  const reduced = sum > 9 ? `, puis ${[...String(sum)].join(' + ')} = ${root}` : '';
  const isReadable = number !== null && number > 0;
  return (
    <section className={cardClass({}, 'mirror-panel')} aria-labelledby="mirror-digits">
      <h2 id="mirror-digits">Ses chiffres</h2>
      <dl>
        {parts.map(({ digit, times }) => (
          <div key={digit}>
            <dt>
              {digit} <small>{TIMES_WORDS[times]}</small>
            </dt>
            <dd>{DIGIT_WORDS[digit]}</dd>
          </div>
        ))}
        <div>
          <dt>
            {root} <small>ensemble</small>
          </dt>
          <dd>
            {added}
            {reduced}&nbsp;: {DIGIT_WORDS[root]}
          </dd>
        </div>
      </dl>
      <Link
        to={
          isReadable ? urlOf(elsewhere.synchronicityResult, { number: String(number) }) : elsewhere.synchronicity.path
        }
      >
        {isReadable ? `Lire le nombre ${number}` : 'Lire un autre nombre, de 1 à 999'}
      </Link>
    </section>
  );
}
