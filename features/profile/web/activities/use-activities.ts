import type { CallAnswer } from '@solelune/contract';
import { sentenceOfError } from '@solelune/contract/client';
import { appendList } from '@solelune/screen';
import { useApp } from '@solelune/screen/app';
import { useState } from 'react';
import type { ActivityKind } from '../../activity-kinds.ts';
import { activityDelete, activityIndex, activityRestore } from '../../contract.ts';
import { ACTIVITIES_AS_CONFIGURED } from '../../limits.ts';

type Page = CallAnswer<typeof activityIndex>;

const counted = (page: Page, kind: ActivityKind, by: 1 | -1): Page => ({
  ...page,
  activities_count: page.activities_count + by,
  counts: { ...page.counts, [kind]: page.counts[kind] + by },
});

/** The list as it grows and shrinks; the place in the history keeps it, so that going back finds it as it was left. */
export function useActivities(first: Page, category: ActivityKind | 'all') {
  const { call, changePage } = useApp();
  const [page, setPage] = useState(first);
  /** Removed here, and still in their place with a way back. */
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const [busyId, setBusyId] = useState<string | null>(null);
  const [isLoading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const show = (next: Page, gone = removed) => {
    setPage(next);
    changePage<Page>(() => ({ ...next, activities: next.activities.filter(({ id }) => !gone.has(id)) }));
  };
  const attempt = async (id: string | null, work: () => Promise<void>) => {
    setProblem(null);
    setBusyId(id);
    try {
      await work();
    } catch (error) {
      setProblem(sentenceOfError(error));
    } finally {
      setBusyId(null);
      setLoading(false);
    }
  };
  const more = () => {
    if (isLoading || page.end) return;
    setLoading(true);
    void attempt(null, async () => {
      // Those that were removed here are no longer counted by the server.
      const offset = String(page.activities.length - removed.size);
      const answer = await call(activityIndex, { offset, perPage: String(ACTIVITIES_AS_CONFIGURED), category });
      show({ ...answer, activities: appendList(page.activities, answer.activities) });
    });
  };
  const remove = (id: string, kind: ActivityKind) =>
    attempt(id, async () => {
      await call(activityDelete, { id });
      const gone = new Set(removed).add(id);
      setRemoved(gone);
      show(counted(page, kind, -1), gone);
    });
  const restore = (id: string, kind: ActivityKind) =>
    attempt(id, async () => {
      await call(activityRestore, { id });
      const gone = new Set(removed);
      gone.delete(id);
      setRemoved(gone);
      show(counted(page, kind, 1), gone);
    });
  return { page, removed, busyId, isLoading, problem, more, remove, restore };
}
