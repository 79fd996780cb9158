import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANGELS } from './angels.ts';
import { angelsWith, FEELINGS, OPENING_FEELINGS } from './feelings.ts';
import { answer, FIRST_STATE, replay, type TestState } from './personal-test.ts';

function must(state: TestState, given: Parameters<typeof answer>[1]): TestState {
  const outcome = answer(state, given);
  if (!outcome.ok) throw new Error(`refused: ${outcome.code}`);
  return outcome.value;
}

/** Answers with the bits and the choices given until the end; every state on the way is handed to `see`. */
function play(bits: readonly boolean[], picks: readonly number[], see: (state: TestState) => void): TestState {
  let state = FIRST_STATE;
  for (let turn = 0; turn < 200 && state.step !== 'result'; turn += 1) {
    see(state);
    const [feeling] = state.deck;
    if (feeling) state = must(state, { feeling, kept: bits[turn % bits.length] ?? false });
    else {
      const group = state.groups[(picks[turn % picks.length] ?? 0) % state.groups.length];
      state = must(state, { group: group?.key ?? '' });
    }
  }
  return state;
}

describe('feelings', () => {
  it('are shared by two angels at least, and tell any two angels apart', () => {
    for (const { slug } of FEELINGS) expect(angelsWith(slug).length, slug).toBeGreaterThanOrEqual(2);
    const known = new Set(FEELINGS.map(({ slug }) => slug));
    for (const { name, feelings } of ANGELS) {
      expect(feelings.length, name).toBeGreaterThanOrEqual(2);
      for (const slug of feelings) expect(known.has(slug), slug).toBe(true);
    }
    expect(new Set(ANGELS.map(({ feelings }) => feelings.toSorted().join())).size).toBe(72);
  });

  it('thirty open the test, and every angel has one of them', () => {
    expect(new Set(OPENING_FEELINGS).size).toBe(30);
    expect(FIRST_STATE.deck).toEqual(OPENING_FEELINGS);
    for (const { name, feelings } of ANGELS)
      expect(
        feelings.some((slug) => OPENING_FEELINGS.includes(slug)),
        name,
      ).toBe(true);
  });
});

describe('the personal test', () => {
  it('reaches one angel from every sequence, and never offers what no remaining angel has', () => {
    fc.assert(
      fc.property(
        fc.array(fc.boolean(), { minLength: 1, maxLength: 45 }),
        fc.array(fc.nat(20), { minLength: 1, maxLength: 6 }),
        (bits, picks) => {
          const end = play(bits, picks, (state) => {
            expect(state.remaining.length).toBeGreaterThan(1);
            for (const slug of state.deck)
              expect(
                state.remaining.some(({ feelings }) => feelings.includes(slug)),
                slug,
              ).toBe(true);
            expect(state.deck.some((slug) => [...state.kept, ...state.passed].includes(slug))).toBe(false);
            if (state.step === 'tie') {
              expect(state.groups.length).toBeGreaterThan(1);
              expect(state.groups.flatMap(({ angels }) => angels).toSorted((a, b) => a - b)).toEqual(
                state.remaining.map(({ number }) => number),
              );
            } else expect(state.deck.length).toBeGreaterThan(0);
          });
          expect(end.step).toBe('result');
          expect(end.remaining).toHaveLength(1);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('can lead to any of the seventy-two', () => {
    const reached = ANGELS.map((wanted) => {
      let state = FIRST_STATE;
      while (state.step !== 'result') {
        const [feeling] = state.deck;
        if (feeling) state = must(state, { feeling, kept: wanted.feelings.includes(feeling) });
        else
          state = must(state, { group: state.groups.find(({ angels }) => angels.includes(wanted.number))?.key ?? '' });
      }
      return state.remaining[0]?.number;
    });
    expect(reached).toEqual(ANGELS.map(({ number }) => number));
  });

  it('the result has as many of the feelings kept at first as any angel', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 10, maxLength: 40 }), (bits) => {
        let atFirst: readonly string[] | undefined;
        const end = play(bits, [0], ({ step, kept }) => {
          if (step !== 'feelings') atFirst ??= kept;
        });
        const wanted = atFirst ?? end.kept;
        const scores = ANGELS.map(({ feelings }) => wanted.filter((slug) => feelings.includes(slug)).length);
        expect(wanted.filter((slug) => end.remaining[0]?.feelings.includes(slug))).toHaveLength(Math.max(...scores));
      }),
    );
  });

  it('goes through its three steps', () => {
    const steps = new Set<string>();
    play([false], [3], ({ step }) => steps.add(step));
    expect([...steps]).toEqual(['feelings', 'refinement', 'tie']);
  });

  it('refuses a feeling twice, one that is none, one that was not asked, and a group that is not there', () => {
    const state = must(FIRST_STATE, { feeling: 'paix', kept: true });
    expect(answer(state, { feeling: 'paix', kept: true })).toEqual({ ok: false, code: 'already_chosen' });
    expect(answer(state, { feeling: 'paix', kept: false })).toEqual({ ok: false, code: 'already_chosen' });
    expect(answer(state, { feeling: 'pluie', kept: true })).toEqual({ ok: false, code: 'unknown_feeling' });
    expect(answer(state, { feeling: 'sommeil', kept: true })).toEqual({ ok: false, code: 'not_asked' });
    expect(answer(state, { group: 'anges' })).toEqual({ ok: false, code: 'no_such_group' });
  });

  it('five kept feelings end the first step', () => {
    let state = FIRST_STATE;
    for (const feeling of ['paix', 'courage', 'amour', 'clarte', 'protection']) {
      expect(state.step).toBe('feelings');
      state = must(state, { feeling, kept: true });
    }
    expect(state.step).not.toBe('feelings');
  });

  it('is replayed from its answers, and one step back is one answer less', () => {
    const answers = ['paix', 'courage', 'amour'].map((feeling, index) => ({ feeling, kept: index === 1 }));
    const state = replay(answers);
    expect([state.kept, state.passed]).toEqual([['courage'], ['paix', 'amour']]);
    expect(replay([...answers, { feeling: 'nulle-part', kept: true }])).toEqual(state);
    expect(replay(answers.slice(0, -1)).deck[0]).toBe('amour');
  });
});
