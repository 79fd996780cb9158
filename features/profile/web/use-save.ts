import type { Call, CallAnswer, CallInput } from '@solelune/contract';
import { CallError, sentenceOfError } from '@solelune/contract/client';
import { useApp } from '@solelune/screen/app';

import { useState } from 'react';

interface SaveState {
  isBusy: boolean;
  /** What went wrong with the whole, and with each field. */
  problem: string | null;
  fields: Record<string, string>;
}

const IDLE: SaveState = { isBusy: false, problem: null, fields: {} };

/** One call made by a button or a form: its answer, or null and the reason in the state. */
export function useSave<C extends Call>(call: C) {
  const { call: send } = useApp();
  const [state, setState] = useState(IDLE);
  const save = async (input: CallInput<C>): Promise<CallAnswer<C> | null> => {
    setState({ ...IDLE, isBusy: true });
    try {
      const answer = await send(call, input);
      setState(IDLE);
      return answer;
    } catch (error) {
      const fields = error instanceof CallError ? error.fields : {};
      setState({ isBusy: false, fields, problem: sentenceOfError(error) });
      return null;
    }
  };
  return { ...state, save };
}
