import { Link } from '@solelune/screen/navigation';
import { usePassage } from '@solelune/screen/passage';
import { Icon, skipGlyph } from '@solelune/ui/icon';
import { useEffect } from 'react';
import type { ReadBirth } from '../../answer-schemas.ts';
import type { Angel } from '../../engine/index.ts';
import { Halo } from '../drawings/halo.tsx';
import { Seal, SealDefs } from '../seal/seal.tsx';
import { clockWords, dateParts, dayWords, hourWords, spanSentence, writtenDate } from '../words/dates.ts';
import './birth-stage.css';

interface BirthStageProps {
  birth: ReadBirth;
  guardian: Angel;
  heart: Angel;
  spiritual: Angel;
  resultUrl: string;
  /** Fetches the result's page while the drawing plays. */
  warmUp: () => Promise<unknown>;
}

const DONE_MS = 3600;

/** The night on which three seals rise, each from what names it. It plays once, can be passed, and is a plain page without JavaScript. */
export function BirthStage({ birth, guardian, heart, spiritual, resultUrl, warmUp }: BirthStageProps) {
  usePassage(resultUrl, DONE_MS);
  // A lost connection is told by the navigation itself.
  useEffect(() => void warmUp().catch(() => {}), [warmUp]);
  const given = [writtenDate(birth.birthdate), birth.birthtime && `à ${clockWords(birth.birthtime)}`]
    .filter(Boolean)
    .join(', ');
  const steps = [
    {
      angel: guardian,
      from: dayWords(dateParts(birth.birthdate)),
      reason: `${spanSentence(guardian.guardianFrom, guardian.guardianTo)}, la garde est à`,
      role: 'ange gardien',
    },
    {
      angel: heart,
      from: dayWords(dateParts(birth.birthdate)),
      reason: 'ce jour du cœur revient à',
      role: 'ange du cœur',
    },
    {
      angel: spiritual,
      from: birth.birthtime ? clockWords(birth.birthtime) : 'midi, faute d’heure',
      reason: `de ${hourWords(spiritual.minuteFrom)} à ${hourWords(spiritual.minuteTo)}, l’heure est à`,
      role: 'ange de l’heure',
    },
  ];
  const spoken = steps.map(({ angel, role }) => `${role}\u00A0: ${angel.name}`).join(', ');
  return (
    <section className="angels-stage on-night">
      <SealDefs angels={steps.map(({ angel }) => angel)} />
      <Halo angel={guardian} />
      <div className="angels-stage__head page">
        <div>
          <p>{given}</p>
          <h1>{birth.firstname ? `${birth.firstname}, vos trois anges` : 'Vos trois anges'}</h1>
        </div>
        <Link to={resultUrl} replace>
          Passer
          <span className="visually-hidden"> au résultat</span>
          <Icon of={skipGlyph} size={20} />
        </Link>
      </div>
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
      <ol className="angels-stage__seals page" aria-hidden="true">
        {steps.map(({ angel, from, reason, role }, index) => (
          <li key={role} style={{ '--at': `${300 + index * 850}ms` }}>
            <p className="angels-stage__from">{from}</p>
            <p className="angels-stage__reason">{reason}</p>
            <Seal angel={angel} />
            <b>{angel.name}</b>
            <span>{role}</span>
          </li>
        ))}
      </ol>
      <noscript>
        <p className="angels-stage__read">
          <a href={resultUrl}>Lire le résultat</a>
        </p>
      </noscript>
    </section>
  );
}
