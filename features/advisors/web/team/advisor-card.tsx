import { shortHourWords, weekdayWords } from '@solelune/civil-time/words';
import { counted } from '@solelune/french/counts';
import { joined } from '@solelune/french/lists';
import { formatEuros } from '@solelune/money';
import { urlOf } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { Badge } from '@solelune/ui/badge';
import { calendarGlyph, Icon, starGlyph } from '@solelune/ui/icon';
import { InstantText } from '@solelune/ui/instant-text';
import type { AdvisorCard as Card, TeamMember } from '../../contract.ts';
import { LANGUAGES } from '../../engine/languages.ts';
import { WAYS } from '../../engine/ways.ts';
import { addresses } from '../addresses.ts';
import { Portrait } from '../portrait/portrait.tsx';
import { StatusIndicator } from '../status/status-indicator.tsx';
import { DISCIPLINE_WORDS, scoreWords, WAY_WORDS } from '../words.ts';
import { HourRing } from './hour-ring.tsx';
import './advisor-card.css';

/** One person of the team: who, whether they are there, what is said, what it costs, when next. */
export function AdvisorCard({ advisor, at, isLate }: { advisor: TeamMember; at: string; isLate: boolean }) {
  const { name, slug, headline, picture, themes, prices, languages, nextFree, isDemo } = advisor;
  const [main = 'astrology'] = advisor.disciplines;
  return (
    <article className="advisor-card" data-universe={DISCIPLINE_WORDS[main].universe}>
      <div className="advisor-card__ring">
        <Portrait picture={picture} name={name} shape="medal" isLate={isLate} />
        <HourRing hours={advisor.hours} at={at} />
      </div>
      <div className="advisor-card__who">
        <h3>
          <Link to={urlOf(addresses.advisor, { slug })}>{name}</Link>
        </h3>
        <p>{headline}</p>
        <StatusIndicator id={advisor.id} />
        {isDemo && <Badge tone="line">démonstration</Badge>}
      </div>
      <Rate score={advisor.score} />
      <ul className="advisor-card__themes" aria-label="Sujets">
        {themes.map((theme) => (
          <li key={theme}>{theme}</li>
        ))}
      </ul>
      <ul className="advisor-card__ways" aria-label="Prix">
        {WAYS.map((way) => {
          const { glyph, per, short, without } = WAY_WORDS[way];
          const cents = prices[way];
          return (
            <li key={way} data-none={cents === null || undefined}>
              <Icon of={glyph} size={21} />
              {cents === null ? (
                <span>{without}</span>
              ) : (
                <span>
                  <b>{formatEuros(cents)}</b> <small>{per}</small>
                  <span className="visually-hidden">, {short.toLowerCase()}</span>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <p className="advisor-card__line">Parle {joined(languages.map((code) => LANGUAGES[code] ?? code))}</p>
      {nextFree && (
        <Link className="advisor-card__line advisor-card__next" to={nextFree.address}>
          <Icon of={calendarGlyph} size={19} />
          <span>
            Prochaine heure libre :{' '}
            <b>
              <InstantText
                at={nextFree.startsAt}
                words={(moment) => `${weekdayWords(moment)} ${shortHourWords(moment)}`}
              />
            </b>
          </span>
        </Link>
      )}
    </article>
  );
}

/** The average with its count, or that there are too few for one. */
export function Rate({ score: { count, tenths } }: { score: Card['score'] }) {
  if (tenths === null)
    return (
      <p className="advisor-rate">
        {count === 0 ? 'Pas encore d’avis' : `${counted(count, 'avis', 'avis')}, trop peu pour une note`}
      </p>
    );
  return (
    <p className="advisor-rate">
      <Icon of={starGlyph} size={16} />
      <span>
        <b>{scoreWords(tenths)}</b> sur 5, {counted(count, 'avis', 'avis')}
      </span>
    </p>
  );
}
