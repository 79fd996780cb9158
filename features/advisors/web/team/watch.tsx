import { zoneWords } from '@solelune/civil-time/zone-words';
import { urlOf } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { useReaderZone } from '@solelune/ui/reader-zone';
import type { TeamMember } from '../../contract.ts';
import { addresses } from '../addresses.ts';
import { Portrait } from '../portrait/portrait.tsx';
import { StatusIndicator } from '../status/status-indicator.tsx';
import { clockAt, type Part, within } from './day-hours.ts';
import './watch.css';

const SHOWN = 8;
/** So many hours, the present one second: what has just been is seen too. */
const LENGTH = 6;
const PERCENT = 100;
const HOURS = 24;

/** « 13 h », « minuit » */
const hourWords = (hour: number): string => (hour % HOURS === 0 ? 'minuit' : `${hour % HOURS} h`);

/** Who means to be there in the hours to come, on the reader's own clock, and who is there now. */
export function Watch({ team, at }: { team: readonly TeamMember[]; at: string }) {
  const zone = useReaderZone();
  const clock = clockAt(at, zone);
  const now = clock(at);
  const first = Math.floor(now) - 1;
  const window: Part = { from: first, to: first + LENGTH };
  const x = (hour: number) => ((hour - first) / LENGTH) * PERCENT;
  if (team.length === 0) return null;
  return (
    <nav className="team-watch" aria-label="Les heures qui viennent">
      <div className="team-watch__head">
        <h2>Les heures qui viennent</h2>
        <small>{zoneWords(zone)}</small>
      </div>
      <p className="team-watch__axis" aria-hidden="true">
        {Array.from({ length: LENGTH + 1 }, (_, index) => (
          <span key={String(index)} style={{ '--x': x(first + index) }}>
            {hourWords(first + index + HOURS)}
          </span>
        ))}
      </p>
      <ul style={{ '--now': x(now) / PERCENT }}>
        {team.slice(0, SHOWN).map(({ id, slug, name, picture, hours }) => {
          const parts = within(hours, clock, window);
          const next = hours.map(({ from }) => clock(from)).find((from) => from >= window.to);
          return (
            <li key={id}>
              <Link to={urlOf(addresses.advisor, { slug })}>
                <Portrait picture={picture} name={name} shape="medal" />
                <b>{name}</b>
                <StatusIndicator id={id} />
              </Link>
              <div className="team-watch__track">
                {parts.map(({ from, to }) => (
                  <i key={from} style={{ '--a': x(from), '--b': x(to) }} />
                ))}
                <span className={parts.length > 0 || next === undefined ? 'visually-hidden' : undefined}>
                  {parts.length > 0
                    ? parts.map(({ from, to }) => `${clockWords(from)} – ${clockWords(to)}`).join(', ')
                    : next === undefined
                      ? 'aucune présence annoncée'
                      : `${next >= HOURS ? 'demain ' : ''}${clockWords(next)} →`}
                </span>
              </div>
            </li>
          );
        })}
      </ul>
      <p className="team-watch__key">
        <i aria-hidden="true" /> présence annoncée ; le statut, lui, dit qui est vraiment là.
      </p>
    </nav>
  );
}

/** « 13 h 30 » */
function clockWords(hour: number): string {
  const minutes = Math.round((hour - Math.floor(hour)) * 60);
  return `${((Math.floor(hour) % HOURS) + HOURS) % HOURS} h${minutes ? ` ${String(minutes).padStart(2, '0')}` : ''}`;
}
