import { Link } from '@solelune/screen/navigation';
import { Neighbours } from '@solelune/ui/neighbours';
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
      <Neighbours
        label="Anges voisins"
        before={neighbour(before, 'Ange précédent')}
        after={neighbour(after, 'Ange suivant')}
        link={Link}
      />
    </section>
  );
}

const neighbour = ({ number, name, slug, epithet }: AngelCard, place: string) => ({
  path: angelUrl(slug),
  art: <Seal angel={angelOf(number)} />,
  place: `${place}, n° ${number}`,
  name,
  note: epithet,
});
