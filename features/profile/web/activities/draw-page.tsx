import type { PageProps } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { cardUrl } from '@solelune/tarot/cards/address';
import { starPolygonPath } from '@solelune/ui/geometry';
import { arrowBackGlyph, Icon } from '@solelune/ui/icon';
import { InstantText } from '@solelune/ui/instant-text';
import { moreLinkClass } from '@solelune/ui/more-link';
import { PageTitle } from '@solelune/ui/page-title';
import type { activityDraw } from '../../contract.ts';
import './opened-page.css';

/** A draw as it was kept: its cards, where they lay, and what was read in them. */
export default function DrawPage({ data: { title, created_at, draw } }: PageProps<typeof activityDraw>) {
  return (
    <article className="opened" data-universe="tarot">
      <Link className={moreLinkClass} to="/profil/activites/tirages">
        <Icon of={arrowBackGlyph} size={18} />
        Tous vos tirages
      </Link>
      <PageTitle
        eyebrow={
          <>
            Tirage du <InstantText at={created_at} />
          </>
        }
        epithet={draw.question && `«\u00a0${draw.question}\u00a0»`}
        lead={draw.spread}
      >
        {title}
      </PageTitle>
      <ol className="opened__cards">
        {draw.cards.map((card) => (
          <li key={`${card.position} ${card.key}`}>
            <DrawnCard name={card.key} isReversed={card.reversed} />
            <div>
              <small>{card.position}</small>
              <h2>
                {card.name}
                {card.reversed && <span> renversée</span>}
              </h2>
              {card.reading && <p>{card.reading}</p>}
            </div>
          </li>
        ))}
      </ol>
      {draw.conclusion && <p className="opened__end">{draw.conclusion}</p>}
    </article>
  );
}

const DECKS = ['tarot', 'belline', 'angels'] as const;

/** The card's own picture where its key says which it is (`tarot/le-mat`); a plain card otherwise. Its name stands beside it. */
function DrawnCard({ name, isReversed }: { name: string; isReversed: boolean }) {
  const [first, slug] = name.split('/');
  const deck = DECKS.find((known) => known === first);
  if (deck && slug && /^[a-z-]+$/.test(slug))
    return <img src={cardUrl(deck, slug)} alt="" width="200" height="344" data-reversed={isReversed || undefined} />;
  return (
    <svg viewBox="-41 -70 82 140" aria-hidden="true" data-reversed={isReversed || undefined}>
      <rect x="-40" y="-69" width="80" height="138" rx="7" fill="#fcf6e8" stroke="#b27f2c" />
      <rect x="-34" y="-63" width="68" height="126" rx="4" fill="none" stroke="#b27f2c" strokeWidth=".8" />
      <path d={starPolygonPath(8, 3, 27, [0, -8])} fill="none" stroke="#962a4e" strokeWidth="1.1" />
      <circle cy="-8" r="8" fill="#e2b65b" stroke="#2a2044" />
      <path d="M-22 44h44" stroke="#b27f2c" />
    </svg>
  );
}
