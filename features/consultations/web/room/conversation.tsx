import { momentIn } from '@solelune/civil-time/moment-in-zone';
import { shortHourWords } from '@solelune/civil-time/words';
import { capitalised } from '@solelune/french/sentence';
import { useReaderZone } from '@solelune/ui/reader-zone';
import { useEffect, useRef } from 'react';
import type { Message } from '../../contract/room.ts';
import { type RoomEntry, receiptOf, type Side } from '../../engine/index.ts';
import { exactHourWords } from '../../words/durations.ts';
import { lineWords, type Names } from '../../words/lines.ts';
import type { Waiting } from './outbox.ts';
import { RoomPicture } from './room-picture.tsx';
import './conversation.css';

interface ConversationProps {
  id: string;
  side: Side;
  names: Names;
  otherName: string;
  messages: readonly Message[];
  log: readonly RoomEntry[];
  waiting: readonly Waiting[];
  onRetry: (one: Waiting) => void;
  /** How far the other has received and read. */
  reach: { delivered: number; read: number } | null;
  isTyping: boolean;
}

type Shown = { atMs: number; message: Message } | { atMs: number; words: string; key: number };

/** What was said and what happened, in one line of time. What people write is shown as text, addresses included. */
export function Conversation(props: ConversationProps) {
  const { id, side, names, otherName, messages, log, waiting, onRetry, reach, isTyping } = props;
  const zone = useReaderZone();
  const shown = [
    ...messages.map((message): Shown => ({ atMs: Date.parse(message.at), message })),
    ...receiptOf(log).lines.map((line, key): Shown => ({ atMs: line.atMs, words: lineWords(line, names), key })),
  ].toSorted((a, b) => a.atMs - b.atMs);
  const momentOf = (ms: number) => momentIn(zone, new Date(ms).toISOString());
  return (
    <ol
      className="room-talk"
      // Scrolled by the keyboard too: axe asks for it (scrollable-region-focusable).
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      ref={useBottom(messages.length + waiting.length)}
      aria-live="polite"
      aria-label="Conversation"
    >
      {shown.map((one) =>
        'message' in one ? (
          <li key={one.message.id} data-me={one.message.by === side || undefined}>
            {one.message.picture && (
              <RoomPicture id={id} number={one.message.number} by={one.message.by === side ? 'vous' : otherName} />
            )}
            {one.message.text !== null && <p>{one.message.text}</p>}
            {one.message.text === null && !one.message.picture && <p className="room-talk__erased">Message effacé</p>}
            <time dateTime={one.message.at}>
              {shortHourWords(momentOf(one.atMs))}
              {one.message.by === side && reachWords(one.message.number, reach)}
            </time>
          </li>
        ) : (
          <li key={`line-${one.key}`} className="room-talk__line">
            {capitalised(`${exactHourWords(momentOf(one.atMs), one.atMs)}, ${one.words}.`)}
          </li>
        ),
      )}
      {waiting.map((one) => (
        <li key={one.key} data-me data-waiting={one.isRefused ? 'refused' : 'on-its-way'}>
          <p>{one.text}</p>
          {one.isRefused ? (
            <button type="button" onClick={() => onRetry(one)}>
              Non envoyé, réessayer
            </button>
          ) : (
            <time>En chemin…</time>
          )}
        </li>
      ))}
      {isTyping && (
        <li className="room-talk__typing">
          <i />
          <i />
          <i />
          {otherName} écrit
        </li>
      )}
    </ol>
  );
}

function reachWords(number: number, reach: ConversationProps['reach']): string {
  if (!reach) return '';
  if (number <= reach.read) return ', lu';
  return number <= reach.delivered ? ', reçu' : ', envoyé';
}

/** The newest is in view, unless somebody reads further up. */
function useBottom(count: number) {
  const list = useRef<HTMLOListElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    const element = list.current;
    if (!element || count < 0) return;
    const isNear = element.scrollHeight - element.scrollTop - element.clientHeight < 260;
    if (isNear || isFirst.current) element.scrollTop = element.scrollHeight;
    isFirst.current = false;
  }, [count]);
  return list;
}
