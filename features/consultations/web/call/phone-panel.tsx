import { reasonOfError } from '@solelune/contract/client';
import { urlOf } from '@solelune/screen';
import { useAnswer } from '@solelune/screen/answer';
import { useApp } from '@solelune/screen/app';
import { useChannel } from '@solelune/screen/channel';
import { Link } from '@solelune/screen/navigation';
import { buttonClass } from '@solelune/ui/button';
import { checkGlyph, closeGlyph, Icon } from '@solelune/ui/icon';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type PhoneLegState, phoneChannel, phoneNumbers, phoneRing } from '../../contract/call.ts';
import { isOpen } from '../../engine/index.ts';
import { addresses } from '../addresses.ts';
import type { PanelProps } from '../room/slot-props.ts';
import { CallThread } from './call-thread.tsx';
import { PhoneChoice } from './phone-choice.tsx';
import { failureWords, legLine } from './phone-words.ts';

/** By telephone: which number, then whom we are calling, then talking. */
export function PhonePanel({ id, side, state, otherName, otherPicture, otherSlug }: PanelProps) {
  const { state: legs } = useChannel(phoneChannel, { id });
  const numbers = useAnswer(phoneNumbers, {});
  const [problem, setProblem] = useState<string | null>(null);
  const isRoomOpen = isOpen(state);
  const isAsked = legs !== null && (legs.advisor !== 'waiting' || legs.member !== 'waiting');
  const ring = useRing(id, setProblem);
  const hasNumber = (numbers.answer?.chosen ?? null) !== null;
  // The advisor's yes is what makes the telephones ring; whichever page comes first says so, once.
  useEffect(() => {
    if (isRoomOpen && legs !== null && !isAsked && hasNumber) ring();
  }, [isRoomOpen, legs, isAsked, hasNumber, ring]);

  if (state.phase === 'failed' && legs) {
    const { title, text } = failureWords(legs, side, otherName);
    return (
      <section className="call-panel" aria-label="Appel" data-call="failed">
        <h2 className="call-panel__title">{title}</h2>
        <p className="call-panel__text">{text}</p>
        {side === 'member' && otherSlug && (
          <div className="call-panel__keys">
            <Link className={buttonClass()} to={urlOf(addresses.consult, { slug: otherSlug })}>
              Redemander l’appel
            </Link>
          </div>
        )}
      </section>
    );
  }
  if (state.phase !== 'requested' && !isRoomOpen) return null;
  const isTalking = legs?.advisor === 'answered' && legs.member === 'answered';
  // Who has a telephone is asked nothing more once the other has said yes.
  const isUnderWay = isAsked || (isRoomOpen && hasNumber);
  return (
    <section
      className="call-panel"
      aria-label="Appel"
      data-call={isTalking ? 'connected' : isAsked ? 'ringing' : 'outside'}
    >
      <CallThread mine="Vous" other={otherName} picture={otherPicture} isJoined={isTalking} />
      <h2 className="call-panel__title">{titleOf({ isTalking, isAsked, isUnderWay }, otherName)}</h2>
      {isUnderWay && legs && (
        <ul className="phone-legs" aria-live="polite">
          {(['advisor', 'member'] as const).map((one) => (
            <Leg
              key={one}
              state={legs[one]}
              line={legLine(legs[one], one === side, { name: otherName, shown: numbers.answer?.chosen ?? null })}
            />
          ))}
        </ul>
      )}
      {!isUnderWay && <PhoneChoice numbers={numbers.answer} changed={numbers.again} />}
      {numbers.answer?.caller && !isTalking && (
        <p className="call-panel__text">
          L’appel s’affiche « {numbers.answer.caller} ». Rien n’est compté avant vos deux voix. Sans réponse au bout de
          40 s, nous raccrochons.
        </p>
      )}
      {numbers.answer?.phones_page && (
        <p className="call-panel__text">
          Démonstration, aucun vrai téléphone ne sonne :{' '}
          <a href={numbers.answer.phones_page} target="_blank" rel="noreferrer">
            ouvrir les deux téléphones dessinés
          </a>
        </p>
      )}
      {isTalking && <p className="call-panel__text">Vous pouvez fermer la page : le bandeau vous suit.</p>}
      {problem && (
        <p className="call-panel__problem" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}

interface Steps {
  isTalking: boolean;
  isAsked: boolean;
  isUnderWay: boolean;
}

function titleOf({ isTalking, isAsked, isUnderWay }: Steps, otherName: string): string {
  if (isTalking) return `En ligne avec ${otherName}`;
  if (isAsked) return 'Décrochez, c’est nous';
  return isUnderWay ? 'Nous préparons l’appel' : 'Sur quel téléphone ?';
}

/** Asked for once, however often the page is drawn. */
function useRing(id: string, tell: (problem: string | null) => void): () => void {
  const { call } = useApp();
  const isAsked = useRef(false);
  return useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    call(phoneRing, { id }).then(
      () => tell(null),
      (error: unknown) => {
        isAsked.current = false;
        tell(reasonOfError(error));
      },
    );
  }, [call, id, tell]);
}

function Leg({ state, line }: { state: PhoneLegState; line: { title: string; text: string } }) {
  const isUnderWay = state === 'ringing' || state === 'waiting';
  return (
    <li data-leg={state}>
      {isUnderWay ? (
        <span className="phone-legs__spin" role="img" aria-label="en cours" />
      ) : (
        <Icon of={state === 'answered' ? checkGlyph : closeGlyph} size={24} />
      )}
      <span>
        {line.title}
        <small>{line.text}</small>
      </span>
    </li>
  );
}
