import type { Call, CallAnswer, CallInput } from '@solelune/contract';
import { sentenceOfError } from '@solelune/contract/client';
import { useApp } from '@solelune/screen/app';
import { useForm } from '@solelune/screen/form';
import { useState } from 'react';

interface Tuned {
  status: string;
  infos?: string;
}

/**
 * Draws the chart again with other settings, where one stands: the answer takes the place of the page's, and the address follows, so that
 * a reload, a bookmark or a shared link shows the same chart.
 */
export function useSettings<C extends Call>(call: C, data: CallAnswer<C>, urlOfInfos: (infos: string) => string) {
  const { changePage, toast } = useApp();
  const [answer, setAnswer] = useState(data);
  const { send, isBusy } = useForm<C, CallInput<C> & object>(call, {
    replaces: true,
    done: (next) => {
      setAnswer(next);
      changePage<CallAnswer<C>>(() => next);
      const { status, infos } = next as Tuned;
      if (status === 'ready' && infos) history.replaceState(history.state, '', urlOfInfos(infos));
    },
    refused: (error) => toast({ variant: 'error', message: sentenceOfError(error) }),
  });
  return { answer, ask: send, isBusy };
}
