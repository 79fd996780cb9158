import type { Call, CallAnswer, CallInput } from '@solelune/contract';
import { isAbort, sentenceOfError } from '@solelune/contract/client';
import { useApp } from '@solelune/screen/app';
import { useCallback, useRef, useState } from 'react';

interface Tuned {
  status: string;
  infos?: string;
}

/**
 * Draws the chart again with other settings, where one stands: the answer takes the place of the page's, and the address follows, so that
 * a reload, a bookmark or a shared link shows the same chart.
 */
export function useSettings<C extends Call>(call: C, data: CallAnswer<C>, urlOfInfos: (infos: string) => string) {
  const { call: send, changePage, toast } = useApp();
  const [answer, setAnswer] = useState(data);
  const [isBusy, setBusy] = useState(false);
  const pending = useRef<AbortController>(null);
  const ask = useCallback(
    async (input: CallInput<C>) => {
      pending.current?.abort();
      const abort = new AbortController();
      pending.current = abort;
      setBusy(true);
      try {
        const next = await send(call, input, { signal: abort.signal });
        setAnswer(next);
        changePage<CallAnswer<C>>(() => next);
        const { status, infos } = next as Tuned;
        if (status === 'ready' && infos) history.replaceState(history.state, '', urlOfInfos(infos));
      } catch (error) {
        if (isAbort(error)) return;
        toast({ variant: 'error', message: sentenceOfError(error) });
      }
      if (pending.current === abort) setBusy(false);
    },
    [call, changePage, send, toast, urlOfInfos],
  );
  return { answer, ask, isBusy };
}
