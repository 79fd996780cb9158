import { urlOf } from '@solelune/screen';
import { useAnswer } from '@solelune/screen/answer';
import { Link } from '@solelune/screen/navigation';
import { longDay } from '../../contract/guards.ts';
import { isLongDay } from '../../engine/guards/long-day.ts';
import { addresses } from '../addresses.ts';
import './help-lines.css';

interface LongDayProps {
  /** The room on whose page it is said, and what was paid for in it so far. */
  id: string;
  paidSeconds: number;
}

/** Said calmly, once a day has been long; nothing stops. */
export function LongDay({ id, paidSeconds }: LongDayProps) {
  const other = useAnswer(longDay, { id }).answer?.other_seconds ?? 0;
  if (!isLongDay(other + paidSeconds)) return null;
  return (
    <div className="help-lines" role="status">
      <p>Cela fait plus d’une heure et demie de consultation aujourd’hui.</p>
      <span>
        Rien ne presse : ce que vous avez entendu gagne à reposer. Vous pouvez continuer, fixer{' '}
        <Link to={urlOf(addresses.limits, {})}>vos limites</Link>, ou vous arrêter ici.
      </span>
    </div>
  );
}
