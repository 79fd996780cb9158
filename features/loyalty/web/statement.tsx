import type { ZonedMoment } from '@solelune/civil-time/moment-in-zone';
import { shortDayWords } from '@solelune/civil-time/words';
import { InstantText } from '@solelune/ui/instant-text';
import { VisuallyHidden } from '@solelune/ui/visually-hidden';
import { formatMovement } from '@solelune/wallet/engine';
import type { Rewardpoint } from '../contract.ts';
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
                <InstantText at={line.made_at} words={day} />
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

/** Its year apart: a narrow screen leaves it out. */
const day = (moment: ZonedMoment) => (
  <>
    {shortDayWords(moment)} <span>{moment.year}</span>
  </>
);
