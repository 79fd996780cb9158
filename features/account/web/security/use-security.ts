import type { CallAnswer } from '@solelune/contract';
import { CANCELLED, sentenceOfError } from '@solelune/contract/client';
import { useApp } from '@solelune/screen/app';
import { useCallback, useEffect, useState } from 'react';
import { security } from '../../contract.ts';

export type Security = CallAnswer<typeof security> & { readAtMs: number };

/** What the section shows, and how to read it again after a change. */
export function useSecurity(): { data: Security | null; failure: string | null; reload: () => Promise<void> } {
  const { call } = useApp();
  const [data, setData] = useState<Security | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const reload = useCallback(
    () =>
      call(security, {}).then(
        (answer) => {
          if (answer === CANCELLED) return;
          setData({ ...answer, readAtMs: Date.now() });
          setFailure(null);
        },
        (error: unknown) => setFailure(sentenceOfError(error)),
      ),
    [call],
  );
  useEffect(() => {
    void reload();
  }, [reload]);
  return { data, failure, reload };
}
