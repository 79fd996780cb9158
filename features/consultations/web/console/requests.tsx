import { urlOf } from '@solelune/screen';
import { useApp } from '@solelune/screen/app';
import { useForm } from '@solelune/screen/form';
import { Link } from '@solelune/screen/navigation';
import { Button, buttonClass } from '@solelune/ui/button';
import { useEffect, useState } from 'react';
import { answerRequest, type ListedConsultation } from '../../contract/room.ts';
import { WAY_WORDS } from '../../words/labels.ts';
import { addresses } from '../addresses.ts';
import { useUnsigned } from '../guards/charter-reminder.tsx';
import { Lantern } from './lantern.tsx';

interface Props {
  waiting: readonly ListedConsultation[];
  onAnswered: () => void;
  isBusy: boolean;
}

/** Who asks, how, and since when: each waits a minute. */
export function Requests({ waiting, onAnswered, isBusy }: Props) {
  const { navigate } = useApp();
  const isUnsigned = useUnsigned();
  const answer = useForm(answerRequest, { done: onAnswered, refused: onAnswered });
  const accept = async (id: string) => {
    const answered = await answer.send({ id, answer: 'accept' });
    if (answered) void navigate(urlOf(addresses.consoleRoom, { id }));
  };
  return (
    <section aria-live="polite" aria-label="Demandes">
      <h2>Demandes</h2>
      {waiting.length === 0 && (
        <div className="today__calm">
          <Lantern lit="on" />
          <p>
            <b>Personne n’attend</b>
            <span>Une demande s’affiche ici aussitôt, sonne, et attend une minute.</span>
          </p>
        </div>
      )}
      {waiting.map((one) => (
        <article key={one.id} className="today__asks">
          <h3>{one.other.name}</h3>
          <p>
            {WAY_WORDS[one.way]}, {one.cap_seconds / 60} minutes au plus
          </p>
          {one.requested_at && <Since at={one.requested_at} />}
          <div>
            {isUnsigned ? (
              <Link className={buttonClass()} to={urlOf(addresses.charter, {})}>
                Signer la charte pour accepter
              </Link>
            ) : (
              <Button loading={answer.isBusy} disabled={isBusy} onClick={() => void accept(one.id)}>
                Accepter
              </Button>
            )}
            <Button
              tone="quiet"
              loading={answer.isBusy}
              onClick={() => void answer.send({ id: one.id, answer: 'decline' })}
            >
              Décliner
            </Button>
          </div>
        </article>
      ))}
      {answer.message && <p role="alert">{answer.message}</p>}
    </section>
  );
}

/** Seconds that pass; nobody is read them aloud each time. */
function Since({ at }: { at: string }) {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = now === null ? null : Math.max(0, Math.round((now - Date.parse(at)) / 1000));
  return (
    <p className="today__since" aria-hidden="true">
      {seconds ?? '…'}&#160;s <small>d’attente</small>
    </p>
  );
}
