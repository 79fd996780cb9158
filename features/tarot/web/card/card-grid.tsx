import { Link } from '@solelune/screen/navigation';
import { PageSection } from '@solelune/ui/page-section';
import type { CardLine } from '../../contract.ts';
import { CardPicture } from '../table/card-picture.tsx';
import { cardAddress } from './card-address.ts';
import './card-grid.css';

/** The cards of a deck, family by family, each leading to its page. */
export function CardGrid({ title, cards }: { title: string; cards: readonly CardLine[] }) {
  const families = [...new Set(cards.map(({ family }) => family))];
  return (
    <PageSection title={title}>
      {families.map((family) => (
        <section key={family} className="tarot-family">
          <h3>{family}</h3>
          <ul className="tarot-grid">
            {cards
              .filter((card) => card.family === family)
              .map((card) => (
                <li key={card.slug}>
                  <Link to={cardAddress(card)}>
                    <CardPicture deck={card.deck} slug={card.slug} alt="" lazy />
                    <b>{card.name}</b>
                    <small>{card.epithet}</small>
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </PageSection>
  );
}
