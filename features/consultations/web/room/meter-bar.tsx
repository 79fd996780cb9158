import { formatEuros } from '@solelune/money';
import { Button } from '@solelune/ui/button';
import { Icon, pauseGlyph } from '@solelune/ui/icon';
import type { ReactNode } from 'react';
import type { RoomData } from '../../contract/room.ts';
import { capCents, FREE_SECONDS, meterAt, type RoomState } from '../../engine/index.ts';
import { durationWords } from '../../words/durations.ts';
import { Dial } from './dial.tsx';
import './meter-bar.css';

interface MeterBarProps {
  data: RoomData;
  state: RoomState;
  nowMs: number;
  isOtherHere: boolean;
  isBusy: boolean;
  onPause: (paused: boolean) => void;
  onEnd: () => void;
  /** The member's way to more time. */
  more: ReactNode;
}

const WAY_NAMES = { chat: 'En tchat', call: 'En appel', phone: 'Au téléphone' } as const;

/** What it costs, all the time: counted here by the very function that will write the receipt. */
export function MeterBar({ data, state, nowMs, isOtherHere, isBusy, onPause, onEnd, more }: MeterBarProps) {
  const meter = meterAt(state, nowMs);
  const isAsked = state.phase === 'paused' && state.pause?.why === 'asked';
  const isPausable = state.phase === 'running' || isAsked;
  return (
    <section className="room-meter" aria-label="Compteur">
      <Dial used={meter.seconds / (FREE_SECONDS + state.capSeconds)} isRunning={meter.isRunning} />
      <div className="room-meter__who">
        <h1>{data.other.name}</h1>
        <span className="room-meter__here" data-here={isOtherHere || undefined}>
          {whereWords(state, meter.isRunning, isOtherHere, WAY_NAMES[data.way])}
        </span>
        <small>{formatEuros(data.cents_per_minute)} la minute</small>
      </div>
      <dl className="room-meter__figures">
        <div>
          <dt>Temps compté</dt>
          <dd data-testid="counted">
            <span role="timer">{durationWords(meter.seconds)}</span>
          </dd>
        </div>
        <div>
          <dt>{data.side === 'member' ? 'À cet instant' : 'Pour le membre'}</dt>
          <dd data-testid="amount">{formatEuros(meter.amountCents)}</dd>
        </div>
        <div className="room-meter__cap">
          <dt>{data.side === 'member' ? 'Votre plafond' : 'Le plafond'}</dt>
          <dd>
            {state.capSeconds / 60} min, {formatEuros(capCents(state))}
          </dd>
          {more && <dd className="room-meter__more">{more}</dd>}
        </div>
      </dl>
      <div className="room-meter__acts">
        {isPausable && (
          <Button tone="quiet" onClick={() => onPause(!isAsked)} loading={isBusy}>
            {!isAsked && <Icon of={pauseGlyph} size={20} />}
            {isAsked ? 'Reprendre' : 'Pause'}
          </Button>
        )}
        <Button className="room-meter__stop" onClick={onEnd}>
          Terminer
        </Button>
      </div>
    </section>
  );
}

function whereWords(state: RoomState, isRunning: boolean, isOtherHere: boolean, way: string): string {
  if (state.phase === 'paused')
    return state.pause?.why === 'asked' ? 'En pause, rien n’est compté' : 'Ligne coupée, rien n’est compté';
  if (state.phase !== 'running') return isOtherHere ? 'Est là' : 'Arrive, rien n’est compté';
  return isRunning ? `${way} avec vous` : 'Plafond atteint, rien n’est plus compté';
}
