import { isAbort } from '@solelune/contract/client';
import { appendList } from '@solelune/screen';
import { useApp } from '@solelune/screen/app';
import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react';
import { blogCategory, blogIndex, type PostCard } from '../../../contract/blog.ts';
import { PER_PAGE } from '../addresses.ts';

interface Listing {
  posts: readonly PostCard[];
  category: string | null;
  offset: number;
  end: boolean;
}

/** How far before the end the next page is asked for. */
const AHEAD = '900px';

/** The list and what comes after it. What was fetched joins the page's data at its place in the history, so that going back finds the reader where they were. */
export function useMorePosts(data: Listing) {
  const { call, changePage } = useApp();
  const [grown, setGrown] = useState({ of: data, now: data });
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const current = grown.of === data ? grown.now : data;
  const latest = useRef({ current, state });
  latest.current = { current, state };
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), [data]);

  const more = useCallback(async () => {
    const { current: before, state: doing } = latest.current;
    if (before.end || doing === 'loading') return;
    setState('loading');
    latest.current.state = 'loading';
    const controller = new AbortController();
    leaving.current = controller;
    const slice = { offset: before.offset + before.posts.length, perPage: PER_PAGE };
    try {
      const next = before.category
        ? await call(blogCategory, { ...slice, category: before.category }, { signal: controller.signal })
        : await call(blogIndex, slice, { signal: controller.signal });
      const joined = <T extends Listing>(list: T): T => ({
        ...list,
        posts: appendList([...list.posts], [...next.posts]),
        end: next.end,
      });
      setGrown({ of: data, now: joined(before) });
      changePage<Listing>(joined);
      setState('idle');
    } catch (error) {
      if (!isAbort(error)) setState('failed');
    }
  }, [call, changePage, data]);

  const watch = useRef<IntersectionObserver | null>(null);
  const sentinel: RefCallback<HTMLElement> = useCallback(
    (element) => {
      watch.current?.disconnect();
      if (!element) return;
      watch.current = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting && latest.current.state !== 'failed') void more();
        },
        { rootMargin: `0px 0px ${AHEAD}` },
      );
      watch.current.observe(element);
    },
    // Observed anew after each page: a short one may leave the end in sight.
    [more, current.posts.length],
  );
  return {
    posts: current.posts,
    end: current.end,
    isLoading: state === 'loading',
    failed: state === 'failed',
    sentinel,
    more,
  };
}
