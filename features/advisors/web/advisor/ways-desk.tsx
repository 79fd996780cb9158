import { counted } from '@solelune/french/counts';
import { formatEuros } from '@solelune/money';
import { Link } from '@solelune/screen/navigation';
import { buttonClass } from '@solelune/ui/button';
import { Icon } from '@solelune/ui/icon';
import type { ReactNode } from 'react';
import type { AdvisorPageData } from '../../contract.ts';
import { priceCents, WAYS } from '../../engine/ways.ts';
import { WAY_WORDS } from '../words.ts';
import './ways-desk.css';

const MINUTES = [10, 20, 30] as const;
const HOURS_PER_DAY = 24;

/** The ways to consult, and what each comes to. */
export function WaysDesk({ advisor, children }: { advisor: AdvisorPageData['advisor']; children: ReactNode }) {
  const { prices, writtenDelayHours } = advisor;
  const offered = WAYS.filter((way) => prices[way] !== null);
  return (
    <section id="consulter" className="advisor-section">
      <h2>{offered.length === 1 ? 'Une façon' : offered.length === 2 ? 'Deux façons' : 'Trois façons'} de consulter</h2>
      <p className="advisor-section__note">
        La première minute est offerte : les sommes ci-dessous commencent après elle. Chaque seconde est comptée, jamais
        arrondie à la hausse. Vous choisissez un plafond et pouvez toujours vous arrêter avant.
      </p>
      <div className="ways-desk">
        <ul>
          {offered.map((way) => {
            const { glyph, name, words, per } = WAY_WORDS[way];
            return (
              <li key={way}>
                <Icon of={glyph} size={26} />
                <div>
                  <h3>{name}</h3>
                  <p>{words}</p>
                </div>
                <strong>
                  {formatEuros(prices[way] as number)}
                  <small>{per}</small>
                </strong>
                {way === 'written' ? (
                  <p className="ways-desk__sum">
                    Réponse promise en {counted((writtenDelayHours ?? 0) / HOURS_PER_DAY, 'jour', 'jours')} ; passé ce
                    délai, elle est remboursée.
                  </p>
                ) : (
                  <dl className="ways-desk__sum">
                    {MINUTES.map((minutes) => (
                      <div key={minutes}>
                        <dt>{minutes} min</dt>
                        <dd>{formatEuros(priceCents(prices, way, minutes) as number, 'short')}</dd>
                      </div>
                    ))}
                  </dl>
                )}
              </li>
            );
          })}
        </ul>
        <div className="ways-desk__side">
          {(prices.chat !== null || prices.phone !== null) && (
            <Link to={`/equipe/${advisor.slug}/consulter`} className={buttonClass({ wide: true })}>
              Consulter maintenant
            </Link>
          )}
          {prices.written !== null && (
            <Link to={`/equipe/${advisor.slug}/ecrire`} className={buttonClass({ wide: true, tone: 'quiet' })}>
              Écrire une question
            </Link>
          )}
          {children}
        </div>
      </div>
    </section>
  );
}
