import { Link } from '@solelune/screen/navigation';
import type { AngelCard, Fragment } from '../../answer-schemas.ts';
import { type Angel, angelOf } from '../../engine/index.ts';
import { angelUrl } from '../angel-urls.ts';
import { Seal } from '../seal/seal.tsx';
import { SealList } from './seal-list.tsx';
import './family.css';

interface FamilyProps {
  angel: Angel;
  choir: Fragment;
  angels: readonly AngelCard[];
  before: AngelCard;
  after: AngelCard;
}

/** The choir that an angel sings in, and its neighbours in the circle. */
export function Family({ angel, choir, angels, before, after }: FamilyProps) {
  return (
    <section className="angels-family page">
      <div className="angels-family__head">
        <h2>{`Le chœur des ${angel.choir.name}`}</h2>
        <div dangerouslySetInnerHTML={{ __html: choir.html }} />
      </div>
      <SealList angels={angels} columns={4} />
      <p className="angels-family__key">
        L’étoile dit la place de l’ange dans son chœur, la rosace dit le chœur, l’émail et le triangle disent l’élément,
        la perle du centre dit le signe, le fil relie les lettres du nom. Sur la couronne, un rayon sur soixante-douze
        est allumé.
      </p>
      <nav className="angels-around" aria-label="Anges voisins">
        <Neighbour card={before} label="Ange précédent" />
        <Neighbour card={after} label="Ange suivant" />
      </nav>
    </section>
  );
}

function Neighbour({ card, label }: { card: AngelCard; label: string }) {
  return (
    <Link to={angelUrl(card.slug)}>
      <Seal angel={angelOf(card.number)} />
      <span>
        <small>{`${label}, n° ${card.number}`}</small>
        <b>{card.name}</b>
        <em>{card.epithet}</em>
      </span>
    </Link>
  );
}
