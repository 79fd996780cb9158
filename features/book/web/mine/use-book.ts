import type { CallAnswer } from '@solelune/contract';
import { isAbort } from '@solelune/contract/client';
import { useApp } from '@solelune/screen/app';
import { useEffect, useState } from 'react';
import { one } from '../../contract.ts';
import { isInTheMaking } from './words.ts';

export type OneBook = CallAnswer<typeof one>;

const AGAIN_MS = 1500;
/** Somebody who waits for its turn, a day or a bank is not asked for every second. */
const LATER_MS = 10_000;

/** A book as it is now: asked again while it is being made, also when the network was away. */
export function useBook(data: OneBook): [OneBook, (book: OneBook) => void] {
  const { call, changePage } = useApp();
  const [latest, setLatest] = useState(data);
  const { id } = data.book;
  const keep = (found: OneBook) => {
    setLatest(found);
    changePage<OneBook>(() => found);
  };
  const everyMs =
    isInTheMaking(latest.book) || latest.book.status === 'refunding'
      ? AGAIN_MS
      : latest.book.status === 'waiting'
        ? LATER_MS
        : 0;
  useEffect(() => {
    if (!everyMs) return undefined;
    const asking = new AbortController();
    const ask = async () => {
      try {
        const found = await call(one, { id }, { signal: asking.signal });
        if (asking.signal.aborted) return;
        setLatest(found);
        changePage<OneBook>(() => found);
      } catch (error) {
        // Asked again soon; a page that waits does not complain of a second without network.
        if (isAbort(error)) return;
      }
    };
    const timer = setInterval(() => void ask(), everyMs);
    return () => {
      clearInterval(timer);
      asking.abort();
    };
  }, [everyMs, id, call, changePage]);
  return [latest, keep];
}
