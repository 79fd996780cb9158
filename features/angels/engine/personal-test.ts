import { ANGELS, type Angel, angelOf } from './angels.ts';
import { FEELINGS, feelingBySlug, MOST_FEELINGS, OPENING_FEELINGS } from './feelings.ts';
import { accepted, type Outcome, refused } from './refusal.ts';
import { type Group, groupsOf } from './tie-groups.ts';

/** What the visitor did: kept or passed a feeling, or chose one of the groups that were tied. */
export type Answer = { readonly feeling: string; readonly kept: boolean } | { readonly group: string };

/**
 * The personal test, one feeling at a time.
 * - `feelings`: the thirty that open it, in order, until five are kept or none is left. An angel all of whose feelings were passed is out.
 * - `refinement`: among the angels that have most of what was kept, the feeling that cuts them most evenly; three at most.
 * - `tie`: still several: they are laid out in groups (choir, then element, then one by one) and one group is chosen.
 * - `result`: one angel is left. Every step leaves fewer angels or fewer questions, so every sequence arrives.
 */
export interface TestState {
  readonly step: 'feelings' | 'refinement' | 'tie' | 'result';
  /** Slugs, in the order of the answers. */
  readonly kept: readonly string[];
  readonly passed: readonly string[];
  /** Angels that can still be the one. */
  readonly remaining: readonly Angel[];
  /** What is asked next: the feeling in hand, then those that may follow it while nothing changes. */
  readonly deck: readonly string[];
  readonly groups: readonly Group[];
  readonly refined: number;
}

const MOST_REFINEMENTS = 3;

export const FIRST_STATE: TestState = settle({
  step: 'feelings',
  kept: [],
  passed: [],
  remaining: ANGELS,
  deck: [],
  groups: [],
  refined: 0,
});

/** One answer further; an answer to what was not asked is refused, and changes nothing. */
export function answer(state: TestState, given: Answer): Outcome<TestState> {
  if ('group' in given) {
    const group = state.groups.find(({ key }) => key === given.group);
    if (!group) return refused('no_such_group');
    return accepted(settle({ ...state, remaining: group.angels.map(angelOf) }));
  }
  const { feeling, kept } = given;
  if (!feelingBySlug(feeling)) return refused('unknown_feeling');
  if (state.kept.includes(feeling)) return refused('already_chosen');
  if (!state.deck.includes(feeling)) return refused('not_asked');
  const next = {
    ...state,
    kept: kept ? [...state.kept, feeling] : state.kept,
    passed: kept ? state.passed : [...state.passed, feeling],
  };
  if (state.step === 'feelings') return accepted(settle({ ...next, remaining: notPassed(next) }));
  const has = (angel: Angel) => angel.feelings.includes(feeling) === kept;
  return accepted(settle({ ...next, remaining: state.remaining.filter(has), refined: state.refined + 1 }));
}

/** Replays answers from the start; what is refused is left out (a kept list of another version of the site). */
export const replay = (answers: readonly Answer[]): TestState =>
  answers.reduce<TestState>((state, given) => {
    const outcome = answer(state, given);
    return outcome.ok ? outcome.value : state;
  }, FIRST_STATE);

function notPassed({ remaining, passed }: TestState): Angel[] {
  const left = remaining.filter(({ feelings }) => feelings.some((slug) => !passed.includes(slug)));
  return left.length > 0 ? left : [...remaining];
}

/** Goes on to the step that the answers call for, and lays out what it asks. */
function settle(state: TestState): TestState {
  if (state.remaining.length === 1) return { ...state, step: 'result', deck: [], groups: [] };
  if (state.step === 'feelings') {
    const deck = state.kept.length < MOST_FEELINGS ? openingDeck(state) : [];
    if (deck.length > 0) return { ...state, deck };
    return settle({ ...state, step: 'refinement', remaining: leaders(state) });
  }
  if (state.step === 'refinement') {
    const deck = state.refined < MOST_REFINEMENTS ? cuttingFeelings(state) : [];
    if (deck.length > 0) return { ...state, deck };
  }
  return { ...state, step: 'tie', deck: [], groups: groupsOf(state.remaining) };
}

function isAsked({ kept, passed }: TestState, slug: string): boolean {
  return kept.includes(slug) || passed.includes(slug);
}

function openingDeck(state: TestState): string[] {
  return OPENING_FEELINGS.filter(
    (slug) => !isAsked(state, slug) && state.remaining.some(({ feelings }) => feelings.includes(slug)),
  );
}

/** Those that have most of what was kept; all who remain when nothing was. */
function leaders({ remaining, kept }: TestState): Angel[] {
  const scoreOf = ({ feelings }: Angel) => kept.filter((slug) => feelings.includes(slug)).length;
  const best = Math.max(...remaining.map(scoreOf));
  return remaining.filter((angel) => scoreOf(angel) === best);
}

/** The feeling that some of those who remain have and some have not, nearest to a half; one card at a time. */
function cuttingFeelings(state: TestState): string[] {
  const { remaining } = state;
  const cuts = FEELINGS.filter(({ slug }) => !isAsked(state, slug))
    .map(({ slug }) => ({ slug, count: remaining.filter(({ feelings }) => feelings.includes(slug)).length }))
    .filter(({ count }) => count > 0 && count < remaining.length)
    .toSorted((a, b) => Math.abs(a.count - remaining.length / 2) - Math.abs(b.count - remaining.length / 2));
  return cuts.slice(0, 1).map(({ slug }) => slug);
}
