import { switchSet } from '@solelune/advisors/contract';
import { formatEuros } from '@solelune/money';
import { type PageProps, urlOf } from '@solelune/screen';
import { useApp } from '@solelune/screen/app';
import { useChannel } from '@solelune/screen/channel';
import { useForm } from '@solelune/screen/form';
import { Link } from '@solelune/screen/navigation';
import { Button, buttonClass } from '@solelune/ui/button';
import { InstantText } from '@solelune/ui/instant-text';
import { useCallback, useEffect, useState } from 'react';
import { answerRequest, type ListedConsultation, type QueueData, queue, queueChannel } from '../../contract/room.ts';
import { WAY_WORDS } from '../../words/labels.ts';
import { addresses } from '../addresses.ts';
import { CharterReminder, useUnsigned } from '../guards/charter-reminder.tsx';
import { questionAddresses } from '../question/addresses.ts';
import { useLease } from './use-lease.ts';
import './console-page.css';

/** The advisor's queue: who asks, who is there, what was. The console that stays open is what makes them available. */
export default function ConsolePage({ data }: PageProps<typeof queue>) {
  const { shown, ask } = useQueue(data);
  useLease();
  return (
    <div className="console page">
      <header>
        <h1>Bonjour {shown.advisor.name}</h1>
        <Availability />
      </header>
      <CharterReminder />
      <p className="console__elsewhere">
        <Link to={urlOf(questionAddresses.asked, {})}>Questions écrites</Link>
      </p>
      <Requests waiting={shown.waiting} onAnswered={ask} isBusy={shown.open.length > 0} />
      {shown.open.length > 0 && (
        <section aria-label="En cours">
          <h2>En cours</h2>
          {shown.open.map((one) => (
            <article key={one.id} className="console__card" data-open>
              <p>
                <b>{one.other.name}</b> {WAY_WORDS[one.way]}
              </p>
              <Link className={buttonClass()} to={urlOf(addresses.consoleRoom, { id: one.id })}>
                Rejoindre le salon
              </Link>
            </article>
          ))}
        </section>
      )}
      <Past past={shown.past} />
    </div>
  );
}

function useQueue(data: QueueData) {
  const { call } = useApp();
  const [shown, setShown] = useState(data);
  const { state } = useChannel(queueChannel, {});
  const said = JSON.stringify(state);
  const ask = useCallback(() => void call(queue, {}).then(setShown, () => {}), [call]);
  useEffect(() => {
    if (said !== 'null') ask();
  }, [said, ask]);
  return { shown, ask };
}

function Availability() {
  const { send, isBusy, message, done } = useForm(switchSet, {
    done: ({ status: { status } }) => STATUS_WORDS[status],
  });
  return (
    <div className="console__switch">
      <Button loading={isBusy} onClick={() => void send({ to: 'available' })}>
        Je suis disponible
      </Button>
      <Button tone="quiet" loading={isBusy} onClick={() => void send({ to: 'away' })}>
        Je m’absente
      </Button>
      <p role="status">{message ?? done}</p>
    </div>
  );
}
const STATUS_WORDS = {
  online: 'Vous êtes disponible.',
  busy: 'Vous êtes en consultation.',
  offline: 'Vous êtes absent.',
};

function Requests({
  waiting,
  onAnswered,
  isBusy,
}: {
  waiting: readonly ListedConsultation[];
  onAnswered: () => void;
  isBusy: boolean;
}) {
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
        <p className="console__none">Personne n’attend. Une demande s’affiche ici aussitôt, et attend une minute.</p>
      )}
      {waiting.map((one) => (
        <article key={one.id} className="console__card">
          <p>
            <b>{one.other.name}</b> demande une consultation {WAY_WORDS[one.way]}, {one.cap_seconds / 60} minutes au
            plus.
          </p>
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

const PHASES: Readonly<Partial<Record<ListedConsultation['phase'], string>>> = {
  ...{ declined: 'déclinée', missed: 'sans réponse', cancelled: 'retirée', failed: 'sans rencontre' },
};

function Past({ past }: { past: readonly ListedConsultation[] }) {
  if (past.length === 0) return null;
  return (
    <section aria-label="Passées">
      <h2>Passées</h2>
      <ul className="console__past">
        {past.map((one) => (
          <li key={one.id}>
            <Link to={urlOf(addresses.receipt, { id: one.id })}>
              {one.other.name}, {WAY_WORDS[one.way]}
            </Link>
            <span>{one.requested_at && <InstantText at={one.requested_at} />}</span>
            <span>{one.cents === null ? (PHASES[one.phase] ?? '') : formatEuros(one.cents)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
