import { counted } from '@solelune/french/counts';

export interface Elapsed {
  /** 12:47; the minutes of a long call go on past the hour. */
  clock: string;
  /** The same for the ear. */
  words: string;
}

/** Time since `startSeconds` (seconds since 1970); a device whose clock is late shows a start, never a minus. */
export function elapsedSince(startSeconds: number, nowMs: number): Elapsed {
  const total = Math.max(0, Math.floor(nowMs / 1000) - startSeconds);
  const minutes = Math.floor(total / 60);
  const seconds = total % 60;
  return {
    clock: `${String(minutes).padStart(2, '0')}:${String(seconds).padStart(2, '0')}`,
    words: `${counted(minutes, 'minute', 'minutes')} ${counted(seconds, 'seconde', 'secondes')}`,
  };
}
