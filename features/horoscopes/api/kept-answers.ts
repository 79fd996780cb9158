import { watchKept } from '@solelune/platform';

/** Keeps what was asked for last, a bounded number: whoever asks for every day of every zone fills nothing. */
export function keptAnswers<Answer>(what: string, most: number): (key: string, make: () => Answer) => Answer {
  const kept = new Map<string, Answer>();
  watchKept(what, () => kept.size, most);
  return (key, make) => {
    const answer = kept.get(key) ?? make();
    kept.delete(key);
    kept.set(key, answer);
    if (kept.size > most) kept.delete(kept.keys().next().value as string);
    return answer;
  };
}
