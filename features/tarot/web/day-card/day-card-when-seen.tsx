import { Link } from '@solelune/screen/navigation';
import { useNear } from '@solelune/screen/near';
import { buttonClass } from '@solelune/ui/button';
import { lazy, Suspense } from 'react';
import { backUrl } from '../../cards/address.ts';
import { addresses } from '../addresses.ts';
import '../table/card-picture.css';
import '../table/cloth.css';
import './day-card.css';

/** What draws and turns the card is fetched by who comes near it: the page above it owes it nothing. */
const DayCard = lazy(() => import('./day-card.tsx'));

/** The card of the day, face down: as the server draws it, and until somebody comes near. */
function FaceDown() {
  return (
    <section className="tarot-cloth tarot-day" aria-labelledby="tarot-day">
      <div className="page">
        <img
          className="tarot-card"
          src={backUrl('tarot')}
          alt="Une carte face cachée"
          width={200}
          height={344}
          loading="lazy"
        />
        <div>
          <p className="eyebrow">Carte du jour</p>
          <h2 id="tarot-day">Une carte vous attend</h2>
          <p>Une seule par jour, pour vous seulement. Prenez le temps d’y penser avant de la retourner.</p>
          <Link className={buttonClass({ tone: 'gold' })} to={addresses.index.path}>
            Tirer les cartes
          </Link>
        </div>
      </div>
    </section>
  );
}

export function DayCardWhenSeen() {
  const [place, isNear] = useNear<HTMLDivElement>();
  return (
    <div ref={place}>
      {isNear ? (
        <Suspense fallback={<FaceDown />}>
          <DayCard />
        </Suspense>
      ) : (
        <FaceDown />
      )}
    </div>
  );
}
