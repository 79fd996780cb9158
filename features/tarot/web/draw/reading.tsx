import { Link } from '@solelune/screen/navigation';
import { memo } from 'react';
import type { DrawView, MadeDraw } from '../../contract.ts';
import { CardPicture } from '../table/card-picture.tsx';
import { ROMAN } from './numerals.ts';
import './reading.css';

interface ReadingProps {
  view: DrawView;
  made: MadeDraw;
  /** How many cards are face up. */
  turned: number;
}

/** What each card that is face up says at its place. */
export const Reading = memo(function Reading({ view, made, turned }: ReadingProps) {
  if (turned === 0) return null;
  const isWhole = turned === made.cards.length;
  return (
    <section className="tarot-reading page" aria-label="La lecture">
      <h2>{isWhole ? 'Ce que disent vos cartes' : 'Ce qu’elles disent déjà'}</h2>
      {!isWhole && (
        <p className="tarot-reading__sub">Lisez sans hâte ; les suivantes changeront peut-être la fin de la phrase.</p>
      )}
      {made.cards.slice(0, turned).map((card, index) => (
        <article key={view.positions[index]?.key}>
          <CardPicture deck={card.deck} slug={card.slug} alt="" reversed={card.reversed} />
          <hgroup>
            <p>
              {ROMAN[index]}. {view.positions[index]?.title}
            </p>
            <h3>
              {card.name}
              {card.reversed && <em> renversée</em>}
            </h3>
            <p className="tarot-reading__line">{card.line}</p>
          </hgroup>
          <div className="tarot-reading__text">
            {card.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <aside>
            <b>{view.positions[index]?.about}</b>
            {card.keywords.join(', ')}.
            {card.address && (
              <Link to={card.address}>
                Sa page<span className="visually-hidden">, {card.name}</span>
              </Link>
            )}
          </aside>
        </article>
      ))}
    </section>
  );
});
