import { VisuallyHidden } from '@solelune/ui/visually-hidden';
import { formatMovement } from '@solelune/wallet/engine';
import type { Rewardpoint } from '../contract.ts';
import { dayOf } from './words.ts';
import './statement.css';

/** What came and went, the newest first, each with what was left after it. */
export function Statement({ history, count }: { history: Rewardpoint['history']; count: number }) {
  return (
    <div className="statement">
      <table>
        <caption>
          <VisuallyHidden>Mouvements de vos points, du plus récent au plus ancien</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Mouvement</th>
            <th scope="col">Points</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {history.map((line) => (
            <tr key={line.id}>
              <td>
                <Day instant={line.made_at} />
              </td>
              <th scope="row">
                {line.label}
                {line.detail && <small>{line.detail}</small>}
              </th>
              <td data-gain={line.amount > 0 || undefined}>{formatMovement(line.amount)}</td>
              <td>{line.balance_after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {count > history.length && (
        <p>
          Les {history.length} derniers mouvements sur {count}.
        </p>
      )}
    </div>
  );
}

function Day({ instant }: { instant: string }) {
  const [day, year] = dayOf(instant);
  return (
    <time dateTime={instant}>
      {day} <span>{year}</span>
    </time>
  );
}
