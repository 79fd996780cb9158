import type { CallAnswer } from '@solelune/contract';
import { sentenceOfError } from '@solelune/contract/client';
import { useAnswer } from '@solelune/screen/answer';
import { security } from '../../contract.ts';

export type Security = CallAnswer<typeof security> & { readAtMs: number };

/** What the section shows, and how to read it again after a change. */
export function useSecurity(): { data: Security | null; failure: string | null; reload: () => Promise<void> } {
  const { answer, error, atMs, again } = useAnswer(security, {});
  return {
    data: answer && { ...answer, readAtMs: atMs },
    failure: error ? sentenceOfError(error) : null,
    reload: again,
  };
}
