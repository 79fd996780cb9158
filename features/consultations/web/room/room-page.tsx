import { type PageProps, urlOf } from '@solelune/screen';
import { useApp } from '@solelune/screen/app';
import { useForm } from '@solelune/screen/form';
import { Link } from '@solelune/screen/navigation';
import { part } from '@solelune/screen/part';
import { Button } from '@solelune/ui/button';
import { Dialog } from '@solelune/ui/dialog';
import { Icon, lockGlyph } from '@solelune/ui/icon';
import { useState } from 'react';
import { end, pause, type room } from '../../contract/room.ts';
import { isOpen, isOver, meterAt } from '../../engine/index.ts';
import { addresses } from '../addresses.ts';
import { useLease } from '../console/use-lease.ts';
import { RoomGuards } from '../guards/room-guards.tsx';
import { Composer } from './composer.tsx';
import { Conversation } from './conversation.tsx';
import { MeterBar } from './meter-bar.tsx';
import { MoreTime } from './more-time.tsx';
import { Over, Waiting } from './threshold.tsx';
import { Unpaid } from './unpaid.tsx';
import { useOutbox } from './use-outbox.ts';
import { useRoom } from './use-room.ts';
import './room-page.css';

const CallPanel = part(() => import('../call/call-panel.tsx'));
const TablePanel = part(() => import('../table/table-panel.tsx'));

/** The room, from either side: the same page, the same log, the same meter. */
export default function RoomPage({ data }: PageProps<typeof room>) {
  const { id, side } = data;
  const { refreshUser } = useApp();
  const { messages, log, state, nowMs, isLost, onSent, ask, reach, isTyping, isOtherHere } = useRoom(data);
  const { waiting, write, forget } = useOutbox(id, onSent);
  useLease(side === 'advisor');
  const [isEnding, setEnding] = useState(false);
  const pausing = useForm(pause, { done: ask });
  const ending = useForm(end, {
    done: () => {
      setEnding(false);
      ask();
      refreshUser();
    },
  });
  const names =
    side === 'member' ? { member: 'vous', advisor: data.other.name } : { member: data.other.name, advisor: 'vous' };
  const { name: otherName, picture: otherPicture, slug: otherSlug } = data.other;
  const panel = { id, side, state, log, otherName, otherPicture, otherSlug };
  const isTalk = isOpen(state) || state.phase === 'ended' || state.phase === 'settled';
  return (
    <div className="room on-night">
      <header className="room__bar page">
        <span className="room__private">
          <Icon of={lockGlyph} size={18} />
          {data.other.name} et vous. Personne d’autre ne lit.
        </span>
        <Link to={side === 'member' ? '/' : urlOf(addresses.console, {})}>
          {isOpen(state) ? 'Sortir sans terminer' : 'Sortir'}
        </Link>
      </header>
      <div className="page">
        {isLost && isOpen(state) && (
          <p className="room__lost" role="status">
            La liaison est rompue, nous la cherchons. Ce que vous écrivez partira dès qu’elle revient ; le compteur ne
            tourne que si vous êtes là tous les deux.
          </p>
        )}
        {isOpen(state) && (
          <MeterBar
            {...{ data, state, nowMs, isBusy: pausing.isBusy }}
            isOtherHere={isOtherHere}
            onPause={(paused) => void pausing.send({ id, paused: paused ? '1' : '' })}
            onEnd={() => setEnding(true)}
            more={
              side === 'member' && (
                <MoreTime id={id} centsPerMinute={data.cents_per_minute} isPressing={state.isWarned} />
              )
            }
          />
        )}
        {state.phase === 'none' && <Unpaid data={data} />}
        {state.phase === 'requested' && <Waiting {...{ data, state, nowMs }} onChanged={ask} />}
        {isOver(state) && <Over data={data} state={state} />}
        {data.way === 'phone' && (state.phase === 'requested' || state.phase === 'failed') && <CallPanel {...panel} />}
        {isTalk && <RoomGuards {...{ id, side, messages }} paidSeconds={meterAt(state, nowMs).billedSeconds} />}
        {isTalk && (
          <div className="room__talk">
            {isOpen(state) && data.way !== 'chat' && <CallPanel {...panel} />}
            <div className="room__chat">
              <Conversation
                {...{ id, side, names, messages, log, waiting, otherName: data.other.name }}
                onRetry={({ key, text }) => {
                  forget(key);
                  write(text);
                }}
                reach={reach}
                isTyping={isTyping}
              />
              {isOpen(state) && <Composer {...{ id, onSent }} otherName={data.other.name} onWrite={write} />}
            </div>
            {isOpen(state) && <TablePanel {...panel} />}
          </div>
        )}
      </div>
      <Dialog
        open={isEnding}
        onOpenChange={setEnding}
        title="Terminer la consultation ?"
        description="Le compteur s’arrête aussitôt, et le reçu dit chaque seconde."
        actions={
          <>
            {side === 'advisor' && (
              <Button tone="quiet" loading={ending.isBusy} onClick={() => void ending.send({ id, free: '1' })}>
                Terminer sans rien compter
              </Button>
            )}
            <Button loading={ending.isBusy} onClick={() => void ending.send({ id, free: '' })}>
              Oui, terminer
            </Button>
          </>
        }
      >
        {ending.message && <p role="alert">{ending.message}</p>}
      </Dialog>
    </div>
  );
}
