import type { Schedule } from './schedule.ts';
import { Threads } from './threads.tsx';
import type { TileGroup } from './tiles.ts';
import './tile-row.css';

/** From this many on, a name breaks into its words instead of standing in one row. */
const ONE_ROW = 12;

/** A long civil name has smaller tiles, so that its number stays in sight. */
const MANY = 20;

interface TileRowProps {
  groups: readonly TileGroup[];
  schedule: Schedule;
  /** As if there were at least so many tiles: two rows side by side have tiles of one size. */
  least?: number;
}

/** Letters or digits on tiles, each with what it is worth and the sum so far, and the threads that leave them. */
export function TileRow({ groups, schedule, least = 0 }: TileRowProps) {
  const count = groups.reduce((total, { tiles }) => total + tiles.length, 0);
  const longest = Math.max(...groups.map(({ tiles }) => tiles.length));
  const across = Math.max(least, count <= ONE_ROW ? count + groups.length - 1 : longest);
  const before = groups.map((_, index) => groups.slice(0, index).reduce((total, { tiles }) => total + tiles.length, 0));
  return (
    <div
      className="numerology-count"
      style={{ '--tiles-across': across, '--tiles-most': count > MANY ? 'clamp(26px, 3.4vw, 44px)' : '62px' }}
      aria-hidden="true"
    >
      <div className="numerology-tiles" data-groups={groups.length}>
        {groups.map(({ label, tiles }, group) => (
          <div key={group} className="numerology-tiles__group">
            {groups.length > 1 && <span className="numerology-tiles__label">{label}</span>}
            <div className="numerology-tiles__row">
              {tiles.map(({ sign, value, counted, turns, place, runningSum }, index) => (
                <span
                  key={index}
                  className="numerology-tile"
                  data-counted={counted}
                  style={{ '--at': `${schedule.tileAt((before[group] ?? 0) + index)}ms` }}
                >
                  <b>{sign}</b>
                  {place !== undefined && <small>× {place}</small>}
                  {turns && <i>{counted ? value : ''}</i>}
                  <u>{counted || !turns || place !== undefined ? runningSum : ''}</u>
                </span>
              ))}
            </div>
          </div>
        ))}
      </div>
      <Threads groups={groups} />
    </div>
  );
}
