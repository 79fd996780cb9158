import { Link } from '@solelune/screen/navigation';
import { buttonClass } from '@solelune/ui/button';
import type { RoomData } from '../../contract/room.ts';
import './threshold.css';

/** Chosen, and the sum is not held yet: nobody was asked. */
export function Unpaid({ data }: { data: RoomData }) {
  return (
    <section className="room-threshold">
      <h1>La somme n’est pas encore retenue</h1>
      <p>{data.other.name} sera prévenu dès qu’elle l’est. Rien n’a été débité.</p>
      {data.order && (
        <Link className={buttonClass()} to={`/paiement/commande/${data.order}`}>
          Revenir au paiement
        </Link>
      )}
    </section>
  );
}
