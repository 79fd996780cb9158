import { isAbort } from '@solelune/contract/client';
import { appendList } from '@solelune/screen';
import { useApp } from '@solelune/screen/app';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { blogCategory, blogIndex, type PostCard } from '../../../contract/blog.ts';
import { PER_PAGE } from '../addresses.ts';

interface Listing {
  posts: readonly PostCard[];
  category: string | null;
  offset: number;
  end: boolean;
}

/** The next page is asked for so far before the end; and wherever below it the reader is, who may have jumped to the foot of the page. */
const NEAR_OR_PASSED = '1000000px 0px 900px';

/** The list and what comes after it. What was fetched joins the page's data at its place in the history, so that going back finds the reader where they were. */
export function useMorePosts(data: Listing) {
  const { call, changePage } = useApp();
  const [grown, setGrown] = useState({ of: data, now: data });
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const current = grown.of === data ? grown.now : data;
  const sentinel = useRef<HTMLParagraphElement>(null);
  const asking = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      asking.current?.abort();
      asking.current = null;
    },
    [data],
  );

  const more = async () => {
    if (current.end || asking.current) return;
    const controller = new AbortController();
    asking.current = controller;
    setState('loading');
    const slice = { offset: current.offset + current.posts.length, perPage: PER_PAGE };
    try {
      const next = current.category
        ? await call(blogCategory, { ...slice, category: current.category }, { signal: controller.signal })
        : await call(blogIndex, slice, { signal: controller.signal });
      const joined = <List extends Listing>(list: List): List => ({
        ...list,
        posts: appendList([...list.posts], [...next.posts]),
        end: next.end,
      });
      setGrown({ of: data, now: joined(current) });
      changePage<Listing>(joined);
      setState('idle');
    } catch (error) {
      if (!isAbort(error)) setState('failed');
    }
    if (asking.current === controller) asking.current = null;
  };

  const cameNear = useEffectEvent(() => {
    if (state !== 'failed') void more();
  });
  const shown = current.posts.length;
  // Observed anew after each page: a short one may leave the end in sight.
  useEffect(() => {
    if (!sentinel.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && cameNear(), {
      rootMargin: NEAR_OR_PASSED,
    });
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, [data, shown]);

  return {
    posts: current.posts,
    end: current.end,
    isLoading: state === 'loading',
    failed: state === 'failed',
    sentinel,
    more,
  };
}
