import { useMemo } from 'react';
import { askedBefore, type DrawNote, noteOf } from './draw-notes.ts';
import { useAlive } from './use-alive.ts';

/** What this device noted of a draw, and the draw before it that asked the same; nothing on the server. */
export function useNote(id: string): { note: DrawNote | undefined; before: DrawNote | undefined } {
  const isAlive = useAlive();
  return useMemo(() => {
    const note = isAlive ? noteOf(id) : undefined;
    return { note, before: note && askedBefore(note) };
  }, [isAlive, id]);
}
