import { urlOf } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { slugOfMinute } from '../../engine/hours.ts';
import { currentShowing, nextShowing, readWallClock } from '../../engine/wall-clock.ts';
import { addresses } from '../addresses.ts';
import { KIND_WORDS } from '../words.ts';
import { countdownWords } from './countdown.ts';
import { localOffset } from './use-now.ts';
import './next-hour.css';

/** The time it is, and the next hour of the lists with what is left until then. Without a clock yet, it keeps its room. */
export function NextHour({ now }: { now: number | null }) {
  if (now === null) return <div className="mirror-next" aria-hidden="true" />;
  const { minuteOfDay } = readWallClock(now, localOffset);
  const current = currentShowing(now, localOffset);
  const next = nextShowing(now, localOffset);
  const { hour } = current ?? next;
  return (
    <div className="mirror-next" data-current={current ? '' : undefined}>
      <p className="mirror-next__now">
        {current ? 'En ce moment même' : 'Il est'} <b>{slugOfMinute(minuteOfDay)}</b>
      </p>
      <p className="mirror-next__hour">
        <span>{current ? `${KIND_WORDS[hour.kind].one}, encore` : `${KIND_WORDS[hour.kind].one} suivante`}</span>
        <Link to={urlOf(addresses.detail, { hour: hour.slug })}>{hour.slug}</Link>
        <span className="mirror-next__left" role="timer">
          {current ? '' : 'dans '}
          {countdownWords((current ? current.endsAtMs : next.startsAtMs) - now)}
        </span>
      </p>
    </div>
  );
}
