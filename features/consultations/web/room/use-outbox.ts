import { CallError } from '@solelune/contract/client';
import { useApp } from '@solelune/screen/app';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Message, send } from '../../contract/room.ts';
import { keepOutbox, readOutbox, type Waiting } from './outbox.ts';

const AGAIN_MS = 2000;
/** What another try cannot change. */
const FINAL = new Set(['not_found', 'conflict', 'invalid_input', 'forbidden', 'login_required']);

/** One message after the other, in the order in which they were written, until each is known to have arrived. */
export function useOutbox(id: string, onSent: (message: Message) => void) {
  const { call } = useApp();
  const [waiting, setWaiting] = useState<Waiting[]>([]);
  const sending = useRef(false);
  const change = useCallback(
    (next: (before: Waiting[]) => Waiting[]) =>
      setWaiting((before) => {
        const after = next(before);
        keepOutbox(id, after);
        return after;
      }),
    [id],
  );
  useEffect(() => setWaiting(readOutbox(id)), [id]);

  const first = waiting.find(({ isRefused }) => !isRefused);
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (!first || sending.current) return;
    sending.current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const { key, text } = first;
    call(send, { id, key, text })
      .then((message) => {
        onSent(message);
        change((before) => before.filter((one) => one.key !== key));
      })
      .catch((error: unknown) => {
        const isFinal = error instanceof CallError && FINAL.has(error.code);
        if (isFinal) change((before) => before.map((one) => (one.key === key ? { ...one, isRefused: true } : one)));
        else timer = setTimeout(() => setRound((count) => count + 1), AGAIN_MS);
      })
      .finally(() => {
        sending.current = false;
      });
    return () => clearTimeout(timer);
    // `round` tries again what did not arrive.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [first?.key, round, id, call, change, onSent]);

  return {
    waiting,
    write: (text: string) => change((before) => [...before, { key: crypto.randomUUID(), text, isRefused: false }]),
    forget: (key: string) => change((before) => before.filter((one) => one.key !== key)),
  };
}
