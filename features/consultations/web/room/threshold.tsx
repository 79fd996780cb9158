import { formatEuros } from '@solelune/money';
import { urlOf } from '@solelune/screen';
import { useForm } from '@solelune/screen/form';
import { Link } from '@solelune/screen/navigation';
import { Button, buttonClass } from '@solelune/ui/button';
import { Spinner } from '@solelune/ui/spinner';
import { cancelRequest, type RoomData } from '../../contract/room.ts';
import { ANSWER_MS, capCents, type RoomState } from '../../engine/index.ts';
import { addresses } from '../addresses.ts';
import './threshold.css';

interface ThresholdProps {
  data: RoomData;
  state: RoomState;
  nowMs: number;
  onChanged: () => void;
}

/** Before the room: the answer is awaited a minute, and nothing is owed. */
export function Waiting({ data, state, nowMs, onChanged }: ThresholdProps) {
  const { send, isBusy, message } = useForm(cancelRequest, { done: onChanged });
  const left = Math.max(0, Math.ceil((state.requestedMs + ANSWER_MS - nowMs) / 1000));
  return (
    <section className="room-threshold">
      <Spinner size={44} label="En attente" />
      <h1>Nous demandons à {data.other.name}</h1>
      <p role="status">
        Une réponse vient dans la minute, ou la somme retenue ({formatEuros(capCents(state))}) est libérée. Rien n’est
        dû tant que vous n’êtes pas deux.
      </p>
      <p className="room-threshold__left" role="timer">
        {left} s
      </p>
      <Button tone="quiet" loading={isBusy} onClick={() => void send({ id: data.id })}>
        Retirer ma demande
      </Button>
      {message && <p role="alert">{message}</p>}
    </section>
  );
}

const OVER: Readonly<Record<string, { title: string; text: (name: string) => string }>> = {
  declined: {
    title: 'Pas cette fois',
    text: (name) => `${name} n’est pas en mesure de répondre. La somme retenue est libérée.`,
  },
  missed: {
    title: 'Sans réponse',
    text: (name) => `${name} n’a pas répondu en une minute. La somme retenue est libérée.`,
  },
  cancelled: { title: 'Demande retirée', text: () => 'La somme retenue est libérée : rien n’est dû.' },
  failed: {
    title: 'La rencontre n’a pas eu lieu',
    text: () => 'L’un de vous n’est pas venu. La somme retenue est libérée.',
  },
  ended: { title: 'C’est terminé', text: () => 'Le compte s’arrête, seconde par seconde.' },
  settled: { title: 'C’est terminé', text: () => 'Le reçu dit chaque seconde, et ce qui a été libéré.' },
};

/** After it: where to go on. */
export function Over({ data, state }: Pick<ThresholdProps, 'data' | 'state'>) {
  const words = OVER[state.phase];
  const isTalkedOver = state.phase === 'ended' || state.phase === 'settled';
  const { slug } = data.other;
  return (
    <section className="room-threshold" aria-live="polite">
      <h1>{words?.title}</h1>
      <p>{words?.text(data.other.name)}</p>
      {isTalkedOver && (
        <Link className={buttonClass()} to={urlOf(addresses.receipt, { id: data.id })}>
          {data.side === 'member' ? 'Lire le reçu' : 'Voir le décompte'}
        </Link>
      )}
      {data.side === 'member' && slug && !isTalkedOver && (
        <Link className={buttonClass()} to={`/equipe/${slug}`}>
          Voir quand {data.other.name} revient
        </Link>
      )}
      {data.side === 'advisor' && <Link to={urlOf(addresses.console, {})}>Revenir à la file</Link>}
    </section>
  );
}
