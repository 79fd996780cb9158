import type { CallInput } from '@solelune/contract';
import { sentenceOfError } from '@solelune/contract/client';
import { useApp } from '@solelune/screen/app';
import { useChannel } from '@solelune/screen/channel';
import { useMemo } from 'react';
import { tableLay as layCall, tableChannel, tableGesture, type tableLay, tablePick } from '../../contract/table.ts';
import { type TableState, tableLog } from '../../engine/table/index.ts';
import { newSeed } from './new-seed.ts';

type Gesture = Omit<CallInput<typeof tableGesture>, 'id'>;
type Laid = Omit<CallInput<typeof tableLay>, 'id' | 'reversals'> & { reversals?: boolean };

export interface Table {
  state: TableState;
  status: 'pending' | 'live' | 'lost';
  gesture(made: Gesture): void;
  lay(piece: Laid): void;
  pick(item: number, place: number): void;
}

/** The table as its gestures made it so far: folded here by the very function of the server. What one does is a call; one sees it when both do. */
export function useTable(id: string): Table {
  const { call, toast } = useApp();
  const { entries, status } = useChannel(tableChannel, { id });
  const state = useMemo(() => tableLog.fold(entries.map(({ payload, at }) => ({ event: payload, at }))), [entries]);
  return useMemo(() => {
    const say = (error: unknown) => toast({ variant: 'warning', message: sentenceOfError(error) });
    return {
      ...{ state, status },
      gesture: (made) => void call(tableGesture, { id, ...made }).catch(say),
      lay: (piece) => void call(layCall, { id, reversals: false, ...piece }).catch(say),
      pick: (item, place) => void call(tablePick, { id, item, place, seed: newSeed() }).catch(say),
    };
  }, [state, status, id, call, toast]);
}
