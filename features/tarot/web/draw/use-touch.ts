import { isAbort } from '@solelune/contract/client';
import { useApp } from '@solelune/screen/app';
import { useState } from 'react';
import { type DrawView, drawTouch } from '../../contract.ts';
import { useAlive } from '../device/use-alive.ts';
import { forgetTouch, keepTouch, newSeed, randomPlaces, type Touch, touchOf } from './touch-memory.ts';

/** Taking cards in a fan: the seed at the first touch, the call after the last. What could not be sent can be sent again. */
export function useTouch(view: DrawView, onTouched: (view: DrawView) => void) {
  const { id, size, taken } = view;
  const { call } = useApp();
  const isAlive = useAlive();
  const [own, setOwn] = useState<Touch | null>(null);
  const [state, setState] = useState<'open' | 'busy' | 'failed'>('open');
  const touch = own ?? (isAlive ? touchOf(id) : null);
  const picks = touch?.picks ?? [];

  const send = async (whole: Touch | null = touch) => {
    if (!whole) return;
    setState('busy');
    try {
      const made = await call(drawTouch, { id, seed: whole.seed, by_device: true, picks: whole.picks.join(',') });
      forgetTouch(id);
      onTouched(made);
    } catch (error) {
      setState(isAbort(error) ? 'open' : 'failed');
    }
  };
  const change = (next: readonly number[]) => {
    const changed = { seed: touch?.seed ?? newSeed(), picks: next };
    keepTouch(id, changed);
    setOwn(changed);
    if (next.length === taken) void send(changed);
  };
  return {
    picks,
    state,
    send: () => send(),
    take: (place: number) => {
      if (state === 'busy') return;
      if (picks.includes(place)) change(picks.filter((pick) => pick !== place));
      else if (picks.length < taken) change([...picks, place]);
    },
    takeForMe: () => {
      if (state === 'busy') return;
      if (picks.length === taken) void send();
      else change([...picks, ...randomPlaces(size, picks, taken - picks.length)]);
    },
  };
}
