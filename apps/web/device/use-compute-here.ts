import { figures } from '@solelune/french/figures';
import { computesHere } from '@solelune/screen/device';
import { useEffect, useRef, useState } from 'react';
import { askPieces, fetchPieces, forgetPieces } from './fetch-pieces.ts';
import { DEVICE_CACHE, PIECES_ADDRESS, type Pieces } from './pieces.ts';

type State = 'asking' | 'off' | 'fetching' | 'on' | 'failed' | 'unable';

/** « 7,9 Mo » */
export const megabytes = (bytes: number): string => `${figures(bytes / 1_000_000, { least: 1, most: 1 })}\u00A0Mo`;

/** It needs a cache, a worker, and a calendar of its own. */
const isAble = () => 'caches' in globalThis && 'Worker' in globalThis && 'Temporal' in globalThis;

/** What is kept, where the network cannot say what there would be. */
async function knownPieces(): Promise<Pieces> {
  try {
    return await askPieces();
  } catch (error) {
    const kept = await caches.match(PIECES_ADDRESS, { cacheName: DEVICE_CACHE });
    if (!kept) throw error;
    return (await kept.json()) as Pieces;
  }
}

/** As a page finds it. */
async function howItStands(): Promise<{ state: State; pieces: Pieces | null }> {
  if (!isAble()) return { state: 'unable', pieces: null };
  try {
    return { pieces: await knownPieces(), state: computesHere() ? 'on' : 'off' };
  } catch {
    return { pieces: null, state: computesHere() ? 'on' : 'failed' };
  }
}

export function useComputeHere() {
  const [state, setState] = useState<State>('asking');
  const [pieces, setPieces] = useState<Pieces | null>(null);
  const [done, setDone] = useState(0);
  /** The download that is waited for: another one, or none, when it is cancelled. */
  const current = useRef(0);
  useEffect(() => {
    void howItStands().then((found) => {
      setPieces(found.pieces);
      setState(found.state);
    });
  }, []);
  const turnOn = () => {
    current.current += 1;
    const mine = current.current;
    const isMine = () => current.current === mine;
    setState('fetching');
    setDone(0);
    void (pieces ? Promise.resolve(pieces) : askPieces())
      .then((known) => {
        setPieces(known);
        return fetchPieces(known, (bytes) => isMine() && setDone(bytes), isMine);
      })
      .then(
        () => isMine() && setState('on'),
        () => isMine() && setState('failed'),
      );
  };
  const turnOff = () => {
    current.current += 1;
    setState('off');
    void forgetPieces();
  };
  return { state, done, total: pieces?.bytes ?? null, isOn: state === 'on', turnOn, turnOff };
}
