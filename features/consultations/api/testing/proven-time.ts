import { UNHEARD_MS } from '../../engine/index.ts';

/** A proof of presence as its sender knows it: it was written between these two instants, or not at all where it is not known. */
export interface Attempt {
  sentMs: number;
  answeredMs: number;
  isKnown: boolean;
}

type Span = [fromMs: number, toMs: number];

/** Where two proofs can be less than a silence apart, the side may have been there all the time between them. */
const mostSpans = (attempts: readonly Attempt[]): Span[] =>
  attempts.flatMap((one, index): Span[] => {
    const next = attempts[index + 1];
    return next && next.sentMs - one.answeredMs < UNHEARD_MS ? [[one.sentMs, next.answeredMs]] : [];
  });

/** Where two that were acknowledged are surely less than that apart, it was. */
const leastSpans = (attempts: readonly Attempt[]): Span[] => {
  const known = attempts.filter(({ isKnown }) => isKnown);
  return known.flatMap((one, index): Span[] => {
    const next = known[index + 1];
    return next && next.answeredMs - one.sentMs < UNHEARD_MS ? [[one.answeredMs, next.sentMs]] : [];
  });
};

const merged = (spans: readonly Span[]): Span[] => {
  const all: Span[] = [];
  for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = all.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else if (to > from) all.push([from, to]);
  }
  return all;
};

const commonMs = (one: readonly Span[], other: readonly Span[]): number => {
  const mine = merged(one);
  const theirs = merged(other);
  return mine
    .flatMap(([from, to]) => theirs.map(([a, b]) => Math.max(0, Math.min(to, b) - Math.max(from, a))))
    .reduce((sum, ms) => sum + ms, 0);
};

/** Between which two bounds lies the time that both have proven, reckoned without the engine and without the server. */
export const provenSeconds = (member: readonly Attempt[], advisor: readonly Attempt[]) => ({
  most: commonMs(mostSpans(member), mostSpans(advisor)) / 1000,
  least: commonMs(leastSpans(member), leastSpans(advisor)) / 1000,
});
