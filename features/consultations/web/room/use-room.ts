import { useApp } from '@solelune/screen/app';
import { useChannel } from '@solelune/screen/channel';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  type Message,
  present,
  type RoomData,
  room as roomCall,
  roomChannel,
  sidesChannel,
} from '../../contract/room.ts';
import { isOpen, PROOF_MS, type RoomEntry, type RoomState, roomLog, type Side } from '../../engine/index.ts';
import { READ_TOGETHER_MS, TYPING_MS } from '../../limits.ts';

const byNumber = <T extends { number: number }>(...lists: readonly (readonly T[])[]): T[] => {
  const all = new Map(lists.flat().map((one) => [one.number, one]));
  return [...all.values()].toSorted((a, b) => a.number - b.number);
};
/** What has come without a gap: a log is folded from its beginning. */
const unbroken = (log: readonly RoomEntry[]): RoomEntry[] => log.filter(({ number }, index) => number === index + 1);

/** A room as it is now: told by the socket, asked again where the socket is lost, the state by the same fold as the server's. */
export function useRoom(data: RoomData) {
  const { id, side } = data;
  const { call } = useApp();
  const live = useChannel(roomChannel, { id });
  const { state: sides } = useChannel(sidesChannel, { id });
  const [asked, setAsked] = useState(data);
  const [sent, setSent] = useState<readonly Message[]>([]);
  const onSent = useCallback((message: Message) => setSent((before) => [...before, message]), []);
  const messages = useMemo(() => {
    const told = live.entries.flatMap(({ payload }) => (payload.kind === 'message' ? [payload.message] : []));
    return byNumber(asked.messages, sent, told);
  }, [asked, sent, live.entries]);
  const log = useMemo(() => {
    const told = live.entries.flatMap(({ payload }) => (payload.kind === 'event' ? [payload.entry] : []));
    return unbroken(byNumber(asked.log, told as RoomEntry[]));
  }, [asked, live.entries]);
  const state = useMemo(() => roomLog.fold(log), [log]);
  const clock = useServerClock(data.now);
  const ask = useCallback(() => void call(roomCall, { id }).then(setAsked, () => {}), [call, id]);
  const isWaiting = state.phase === 'none' || state.phase === 'requested' || state.phase === 'ended';
  useProofs({
    id,
    isOn: isOpen(state),
    last: messages.at(-1)?.number ?? 0,
    heard: messages.findLast(({ by }) => by !== side)?.number ?? 0,
    known: log.length,
    ask,
    correct: clock.correct,
  });
  // Nobody proves anything while a request waits: without the socket it is asked for.
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(ask, 3000);
    return () => clearInterval(timer);
  }, [isWaiting, ask]);
  const other = side === 'member' ? 'advisor' : 'member';
  return {
    messages,
    log,
    state,
    nowMs: clock.nowMs,
    isLost: live.status === 'lost',
    onSent,
    ask,
    /** How far the other has received and read. */
    reach: sides?.[other] ?? null,
    isTyping: isTyping(
      sides?.[other].typing_until ?? null,
      messages.findLast(({ by }) => by === other)?.at,
      clock.nowMs,
    ),
    isOtherHere: isHere(state, other, sides?.[other].here ?? false),
  } as const;
}

/** It ends with the message that it announced, or by itself. */
const isTyping = (until: string | null, saidAt: string | undefined, nowMs: number): boolean => {
  if (until === null || Date.parse(until) <= nowMs) return false;
  return saidAt === undefined || Date.parse(saidAt) < Date.parse(until) - TYPING_MS;
};

/** What the log knows goes before what was last told: a silence is nobody's act, and is written there. */
const isHere = ({ phase, pause, cameMs }: RoomState, side: Side, isTold: boolean): boolean => {
  if (phase === 'running') return true;
  if (phase === 'paused' && pause?.why === 'lost') return pause.by !== side;
  return phase === 'accepted' || phase === 'connecting' ? cameMs[side] !== null : isTold;
};

interface Proving {
  id: string;
  isOn: boolean;
  last: number;
  /** The number of the other one's last message. */
  heard: number;
  known: number;
  ask: () => void;
  correct: (serverIso: string, sentMs: number) => void;
}

/** Proves every five seconds that this side is there, and says how far it has read. */
function useProofs({ id, isOn, last, heard, known, ask, correct }: Proving): void {
  const { call } = useApp();
  const provedMs = useRef(0);
  const latest = useRef({ last, known });
  useEffect(() => {
    latest.current = { last, known };
  }, [last, known]);
  const prove = useCallback(() => {
    const sentMs = Date.now();
    provedMs.current = sentMs;
    const read = document.visibilityState === 'visible' ? latest.current.last : undefined;
    const input = { id, joined: '', delivered: latest.current.last, ...(read === undefined ? {} : { read }) };
    call(present, input).then(
      (answer) => {
        correct(answer.now, sentMs);
        if (answer.log_length > latest.current.known) ask();
      },
      () => {},
    );
  }, [call, id, ask, correct]);
  useEffect(() => {
    if (!isOn) return;
    prove();
    const timer = setInterval(prove, PROOF_MS);
    return () => clearInterval(timer);
  }, [isOn, prove]);
  // What just came was read now, not in five seconds. Line after line is told together.
  useEffect(() => {
    if (!isOn || heard === 0) return;
    const timer = setTimeout(prove, Math.max(0, provedMs.current + READ_TOGETHER_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [isOn, heard, prove]);
}

/** The server's clock, as well as one can know it from here: one that is wrong on this device changes nothing of the meter. */
function useServerClock(first: string) {
  const aheadMs = useRef<number | null>(null);
  const [nowMs, setNowMs] = useState(() => Date.parse(first));
  useEffect(() => {
    aheadMs.current ??= Date.parse(first) - Date.now();
    const timer = setInterval(() => setNowMs(Date.now() + (aheadMs.current ?? 0)), 250);
    return () => clearInterval(timer);
  }, [first]);
  const correct = useCallback((serverIso: string, sentMs: number) => {
    const halfway = sentMs + (Date.now() - sentMs) / 2;
    aheadMs.current = Date.parse(serverIso) - halfway;
  }, []);
  return { nowMs, correct };
}
