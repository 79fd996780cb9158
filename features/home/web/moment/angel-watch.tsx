import { Link } from '@solelune/screen/navigation';
import { buttonClass } from '@solelune/ui/button';
import { memo } from 'react';
import type { HomeIndex } from '../../contract.ts';
import { type Angel, angelOf, WATCH_SECONDS, watchAt } from '../../engine/angel-of-the-moment.ts';
import { SIGN_ENTRIES } from '../signs/sign-dates.ts';
import { AngelSeal } from './angel-seal.tsx';
import { useNow } from './use-now.ts';
import { WatchRuler } from './watch-ruler.tsx';

const ELEMENT_NAMES = { fire: 'Feu', earth: 'Terre', air: 'Air', water: 'Eau' } as const;
const hourOf = (secondOfDay: number) =>
  `${Math.floor(secondOfDay / 3600) % 24}\u00A0h\u00A0${String(Math.floor(secondOfDay / 60) % 60).padStart(2, '0')}`;

export type AngelWatchProps = Pick<HomeIndex, 'instant' | 'utcOffsetMinutes' | 'placeName' | 'choirs'>;

/** The angel on watch by the place's clock. The page may have been drawn minutes ago: the browser's clock puts it right. */
export function AngelWatch({ instant, utcOffsetMinutes, placeName, choirs }: AngelWatchProps) {
  const watch = watchAt(useNow(Date.parse(instant)), utcOffsetMinutes);
  const { angel, next, startsAtSecond, elapsedSeconds } = watch;
  const choir = choirs.find((one) => one.choir === angel.choir);
  const left = WATCH_SECONDS - elapsedSeconds;
  const endsAt = hourOf(startsAtSecond + WATCH_SECONDS);
  return (
    <div className="home-watch">
      <SealOf number={angel.number} choirName={choir?.name} />
      <div>
        <p className="home-watch__kind">{`De garde de ${hourOf(startsAtSecond)} à ${endsAt}, à l’horloge de ${placeName}`}</p>
        <h3>{angel.name}</h3>
        <p className="home-watch__choir">
          {angel.number}
          <sup>{angel.number === 1 ? 'er' : 'e'}</sup>
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

/** Drawn again when the angel changes, not every second. */
const SealOf = memo(function SealOf({ number, choirName }: { number: number; choirName: string | undefined }) {
  const angel = angelOf(number);
  return <AngelSeal angel={angel} words={sealWords(angel, choirName)} />;
});

const sealWords = ({ name, number, sign, element }: Angel, choirName?: string) =>
  [
    name,
    ...(choirName ? [`chœur des ${choirName}`] : []),
    `${ELEMENT_NAMES[element]}, ${SIGN_ENTRIES[sign]?.name}`,
    `${number} sur soixante-douze`,
  ].map((words) => words.toLocaleUpperCase('fr'));
