import type { Call, CallAnswer, CallInput } from '@solelune/contract';
import { isAbort, sentenceOfError } from '@solelune/contract/client';
import { useEffect, useRef, useState } from 'react';
import { useApp } from './app.tsx';

/** A page of a list, and what the next one comes after. */
interface ListPage {
  rows: unknown[];
  next: string | number | null;
}

interface List<Row> {
  rows: Row[];
  more: (() => void) | null;
  isLoading: boolean;
  problem: string | null;
}

/**
 * A list that a call gives by pages: the first is the page's own data, the others are asked for with `after`. Who goes away and comes back finds
 * as many as there were.
 */
export function useList<C extends Call>(
  call: C,
  input: CallInput<C>,
  first: CallAnswer<C> & ListPage,
): List<(CallAnswer<C> & ListPage)['rows'][number]> {
  const { call: send, changePage } = useApp();
  const [list, setList] = useState<ListPage>({ rows: first.rows, next: first.next });
  const [isLoading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const leaving = useRef<AbortController>(null);
  useEffect(() => {
    const here = (leaving.current = new AbortController());
    return () => here.abort();
  }, []);

  const fetchMore = async () => {
    if (isLoading) return;
    setLoading(true);
    setProblem(null);
    try {
      const signal = leaving.current?.signal;
      const asked = { ...(input as object), after: list.next } as CallInput<C>;
      const page = (await send(call, asked, signal ? { signal } : {})) as ListPage;
      const joined = { rows: [...list.rows, ...page.rows], next: page.next };
      setList(joined);
      changePage<object>((data) => ({ ...data, ...joined }));
    } catch (error) {
      if (isAbort(error)) return;
      setProblem(sentenceOfError(error));
    }
    setLoading(false);
  };
  return {
    rows: list.rows as (CallAnswer<C> & ListPage)['rows'][number][],
    more: list.next === null ? null : () => void fetchMore(),
    isLoading,
    problem,
  };
}
