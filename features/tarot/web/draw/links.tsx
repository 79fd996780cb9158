import { joined } from '@solelune/french/lists';
import type { MadeDraw } from '../../contract.ts';
import { ROMAN } from './numerals.ts';
import './links.css';

/** How the cards answer one another, and the draw in one line. */
export function Links({ made: { links, whole, cards } }: { made: MadeDraw }) {
  return (
    <section className="tarot-whole page">
      <h2>{cards.length > 1 ? 'Ce qu’elles se répondent' : 'Ce qu’il en reste'}</h2>
      <div>
        {links.length > 0 && (
          <ol>
            {links.map(({ title, text, cards: joinedCards }) => (
              <li key={title + text}>
                <span aria-hidden="true">{joined(joinedCards.map((index) => ROMAN[index] ?? ''))}</span>
                <div>
                  <b>{title}</b>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ol>
        )}
        <p className="tarot-whole__line">{whole.headline}</p>
        <p>{whole.text}</p>
      </div>
    </section>
  );
}
