import { formatEuros } from '@solelune/money';
import { urlOf } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { InstantText } from '@solelune/ui/instant-text';
import type { ListedConsultation } from '../../contract/room.ts';
import { WAY_WORDS } from '../../words/labels.ts';
import { addresses } from '../addresses.ts';

const PHASES: Readonly<Partial<Record<ListedConsultation['phase'], string>>> = {
  ...{ declined: 'déclinée', missed: 'sans réponse', cancelled: 'retirée', failed: 'sans rencontre' },
};

export function Past({ past }: { past: readonly ListedConsultation[] }) {
  if (past.length === 0) return null;
  return (
    <section className="administration-panel" aria-label="Passées">
      <h2>Passées</h2>
      <ul className="today__past">
        {past.map((one) => (
          <li key={one.id}>
            <Link to={urlOf(addresses.receipt, { id: one.id })}>
              {one.other.name}, {WAY_WORDS[one.way]}
            </Link>
            <span>{one.requested_at && <InstantText at={one.requested_at} />}</span>
            <span>{one.cents === null ? (PHASES[one.phase] ?? '') : formatEuros(one.cents)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
