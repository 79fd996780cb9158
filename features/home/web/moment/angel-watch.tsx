import { MINUTES_PER_ANGEL, watchAt } from '@solelune/angels/engine';
import { hourWords } from '@solelune/civil-time/words';
import { rankEnding } from '@solelune/french/numbers';
import { Link } from '@solelune/screen/navigation';
import { still } from '@solelune/screen/still';
import { buttonClass } from '@solelune/ui/button';
import type { HomeIndex } from '../../contract.ts';
import { useNow } from './use-now.ts';
import { WatchRuler } from './watch-ruler.tsx';

const Seal = still(() => import('./seal.still.tsx'));
const DAY_SECONDS = 86_400;
const WATCH_SECONDS = MINUTES_PER_ANGEL * 60;
const /* begins with a figure */ hourOf = (secondOfDay: number) =>
    hourWords({ hour: Math.floor(secondOfDay / 3600) % 24, minute: Math.floor(secondOfDay / 60) % 60 });

export type AngelWatchProps = Pick<HomeIndex, 'instant' | 'utcOffsetMinutes' | 'ofPlace' | 'choirs'>;

/** The angel on watch by the place's clock. The page may have been drawn minutes ago: the browser's clock puts it right. */
export function AngelWatch({ instant, utcOffsetMinutes, ofPlace, choirs }: AngelWatchProps) {
  const now = useNow(Date.parse(instant));
  const offsetMs = utcOffsetMinutes * 60_000;
  const { angel, next, startsAtMs } = watchAt(now, () => offsetMs);
  const startsAtSecond = ((startsAtMs + offsetMs) / 1000) % DAY_SECONDS;
  const elapsedSeconds = Math.floor((now - startsAtMs) / 1000);
  const choir = choirs.find((one) => one.choir === angel.choir.index);
  const left = WATCH_SECONDS - elapsedSeconds;
  const endsAt = hourOf(startsAtSecond + WATCH_SECONDS);
  return (
    <div className="home-watch" data-below="">
      <Seal key={angel.number} angel={angel} />
      <div>
        <p className="home-watch__kind">{`De garde de ${hourOf(startsAtSecond)} à ${endsAt}, ${ofPlace ? `à l’horloge ${ofPlace}` : 'heure de France'}`}</p>
        <h3>{angel.name}</h3>
        <p className="home-watch__choir">
          {angel.number}
          <sup>{rankEnding(angel.number)}</sup>
          {` ange${choir ? `, chœur des ${choir.name}, conduit par ${choir.archangel}` : ''}`}
        </p>
        <p className="home-watch__advice">{choir?.advice}</p>
        <div className="home-watch__count">
          <b role="timer" aria-label="Temps de garde restant">
            {Math.floor(left / 60)}
            <small>min</small>
            {String(left % 60).padStart(2, '0')}
            <small>s</small>
          </b>
          <WatchRuler
            elapsed={elapsedSeconds / WATCH_SECONDS}
            hours={[hourOf(startsAtSecond), hourOf(startsAtSecond + WATCH_SECONDS / 2), endsAt]}
          />
        </div>
        <p className="home-watch__links">
          <Link className={buttonClass({ tone: 'gold' })} to={`/angeologie/ange/${angel.slug}`}>
            {`Rencontrer ${angel.name}`}
          </Link>
          <Link to={`/angeologie/ange/${next.slug}`}>{`À suivre\u00A0: ${next.name}, à ${endsAt}`}</Link>
        </p>
      </div>
    </div>
  );
}
