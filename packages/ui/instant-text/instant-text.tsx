import { momentIn, type ZonedMoment } from '@solelune/civil-time/moment-in-zone';
import { dateWords } from '@solelune/civil-time/words';
import type { ReactNode } from 'react';
import { useReaderZone } from '../reader-zone/index.ts';

export interface InstantTextProps {
  /** ISO, with its zone: "2026-11-17T17:30:00Z". */
  at: string;
  /** How it is said; the day, unless told otherwise (`@solelune/civil-time/words` has the usual ways). */
  words?: (moment: ZonedMoment) => ReactNode;
}

/** An instant on the reader's own clock: drawn by the server for Paris, and told again once the browser knows better. */
export function InstantText({ at, words = dateWords }: InstantTextProps) {
  return <time dateTime={at}>{words(momentIn(useReaderZone(), at))}</time>;
}
