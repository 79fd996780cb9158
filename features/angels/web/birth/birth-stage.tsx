import { clockWords, dayWords, isoDateWords } from '@solelune/civil-time/words';
import { Link } from '@solelune/screen/navigation';
import { usePassage } from '@solelune/screen/passage';
import { Stage } from '@solelune/ui/stage';
import { useEffect } from 'react';
import type { ReadBirth } from '../../answer-schemas.ts';
import type { Angel } from '../../engine/index.ts';
import { Halo } from '../drawings/halo.tsx';
import { Seal, SealDefs } from '../seal/seal.tsx';
import { dateParts, /* begins with a figure */ minuteWords, spanSentence } from '../words/dates.ts';
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
  const given = [isoDateWords(birth.birthdate), birth.birthtime && `à ${clockWords(birth.birthtime)}`]
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
      reason: `de ${minuteWords(spiritual.minuteFrom)} à ${minuteWords(spiritual.minuteTo)}, l’heure est à`,
      role: 'ange de l’heure',
    },
  ];
  return (
    <Stage
      className="angels-stage"
      given={given}
      title={birth.firstname ? `${birth.firstname}, vos trois anges` : 'Vos trois anges'}
      spoken={steps.map(({ angel, role }) => `${role}\u00A0: ${angel.name}`).join(', ')}
      resultUrl={resultUrl}
      link={Link}
    >
      <SealDefs angels={steps.map(({ angel }) => angel)} />
      <Halo angel={guardian} />
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
    </Stage>
  );
}
