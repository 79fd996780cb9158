import type { Call, CallAnswer, CallInput } from '@solelune/contract';
import { isAbort } from '@solelune/contract/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useApp } from './app.tsx';

interface Asked<Answer> {
  /** Null until it has come; it stays while it is asked for again. */
  answer: Answer | null;
  /** Why the last asking gave nothing; null when it gave something, or is under way for the first time. */
  error: unknown;
  /** When the answer came, in milliseconds since 1970. */
  atMs: number;
  again(): Promise<void>;
}

interface Known<Answer> extends Omit<Asked<Answer>, 'again'> {
  /** What it was asked for. */
  key: string | null;
}

const NOTHING: Known<never> = { key: null, answer: null, error: null, atMs: 0 };

/**
 * What a call answers, for what a page draws around its own data: asked for once the component is there, again when its input
 * changes, and cancelled when nobody waits for it any more. A null input asks for nothing.
 */
export function useAnswer<C extends Call>(call: C, input: CallInput<C> | null): Asked<CallAnswer<C>> {
  const { call: send } = useApp();
  const [asked, setAsked] = useState<Known<CallAnswer<C>>>(NOTHING);
  const pending = useRef<AbortController>(null);
  const key = input === null ? null : JSON.stringify(input);

  const ask = useCallback(
    async (wanted: string) => {
      pending.current?.abort();
      const { signal } = (pending.current = new AbortController());
      try {
        const answer = await send(call, JSON.parse(wanted) as CallInput<C>, { signal });
        setAsked({ key: wanted, answer, error: null, atMs: Date.now() });
      } catch (error) {
        if (!isAbort(error))
          setAsked((before) => ({ ...(before.key === wanted ? before : NOTHING), key: wanted, error }));
      }
    },
    [call, send],
  );
  useEffect(() => {
    if (key === null) return;
    void ask(key);
    return () => {
      pending.current?.abort();
      // Who leaves and comes back may be somebody else: nothing of the first one is kept for the second.
      setAsked(NOTHING);
    };
  }, [key, ask]);

  const again = async () => {
    if (key === null) return;
    setAsked((before) => ({ ...before, error: null }));
    await ask(key);
  };
  const { answer, error, atMs }: Known<CallAnswer<C>> = asked.key === key ? asked : NOTHING;
  return { answer, error, atMs, again };
}
