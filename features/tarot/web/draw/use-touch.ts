import { isAbort } from '@solelune/contract/client';
import { useApp } from '@solelune/screen/app';
import { useState } from 'react';
import { type DrawView, drawTouch } from '../../contract.ts';
import { useAlive } from '../device/use-alive.ts';
import { countOf, type Picks, withCard, withoutCard } from './picks.ts';
import { forgetTouch, keepTouch, newSeed, randomPlaces, type Touch, touchOf } from './touch-memory.ts';

/**
 * Taking cards in a fan: the seed at the first touch, the call when all are taken and the visitor says so. Until then a card can be put back: no face
 * is known to anybody, and the seed stays that of the first touch. What could not be sent can be sent again, as it was.
 */
export function useTouch(view: DrawView, onTouched: (view: DrawView) => void) {
  const { id, size, taken } = view;
  const { call } = useApp();
  const isAlive = useAlive();
  const [own, setOwn] = useState<Touch | null>(null);
  const [state, setState] = useState<'open' | 'busy' | 'failed'>('open');
  const touch = own ?? (isAlive ? touchOf(id) : null);
  const picks = touch?.picks ?? [];
  const isFull = countOf(picks) >= taken;

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
  const change = (next: Picks): Touch => {
    const changed = { seed: touch?.seed ?? newSeed(), picks: next };
    keepTouch(id, changed);
    setOwn(changed);
    return changed;
  };
  return {
    picks,
    isFull,
    state,
    take: (place: number) => {
      if (state === 'open' && !isFull && !picks.includes(place)) change(withCard(picks, place));
    },
    putBack: (place: number) => {
      if (state === 'open') change(withoutCard(picks, place));
    },
    /** Lays the cards on the table: those that were taken, and for each that was not, one taken at random. */
    lay: () => {
      if (state === 'busy') return;
      const missing = randomPlaces(size, picks, taken - countOf(picks));
      void send(missing.length > 0 ? change(missing.reduce(withCard, picks)) : touch);
    },
  };
}
