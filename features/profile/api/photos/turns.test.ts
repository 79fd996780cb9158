import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Turns } from './turns.ts';

const STAYS = new AbortController().signal;

/** Works that end when the test says so; `begun` is who had a turn, in order. */
function watched(limits = { ofOne: 1000, ofAll: 1000 }) {
  const turns = new Turns(limits);
  const begun: string[] = [];
  let finish = () => {};
  const ask = (member: string, signal = STAYS) =>
    turns.run(member, signal, () => {
      begun.push(member);
      return new Promise<string>((resolve) => {
        finish = () => resolve('done');
      });
    });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return { ask, begun, settled, finishOne: async () => (finish(), settled()) };
}

describe('turns', () => {
  it('give another member theirs after one picture, while 160 of the first wait', async () => {
    const { ask, begun, settled, finishOne } = watched();
    for (let count = 0; count < 160; count++) void ask('first');
    await settled();
    void ask('other');
    await finishOne();
    expect(begun).toEqual(['first', 'other']);
  });

  it('make nobody wait for more than one work of each of the others', async () => {
    const member = fc.constantFrom('a', 'b', 'c', 'd');
    const step = fc.oneof(fc.record({ asks: member }), fc.constant('a work ends' as const));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        const { ask, begun, settled, finishOne } = watched();
        const waits: { member: string; from: number; own: number }[] = [];
        for (const each of steps) {
          if (each === 'a work ends') {
            await finishOne();
            continue;
          }
          const own = waits.filter(({ member: asker }) => asker === each.asks).length;
          waits.push({ member: each.asks, from: begun.length, own });
          void ask(each.asks);
          await settled();
        }
        while (begun.length < waits.length) await finishOne();
        for (const { member: asker, from, own } of waits) {
          const turn = begun.flatMap((name, index) => (name === asker ? [index] : []))[own] ?? Number.POSITIVE_INFINITY;
          const before = begun.slice(from, turn);
          const ownBefore = before.filter((name) => name === asker).length;
          for (const other of ['a', 'b', 'c', 'd'].filter((name) => name !== asker))
            expect(before.filter((name) => name === other).length).toBeLessThanOrEqual(ownBefore + 1);
        }
      }),
    );
  });

  it('are refused to who has too many waiting, and to all when too many wait', async () => {
    const { ask, finishOne } = watched({ ofOne: 2, ofAll: 3 });
    void ask('running');
    const first = [ask('first'), ask('first')];
    expect(await ask('first')).toBe('own_line_full');
    const other = ask('other');
    expect(await ask('another')).toBe('line_full');
    for (const _ of ['running', ...first, other]) await finishOne();
    expect(await Promise.all([...first, other])).toEqual(['done', 'done', 'done']);
  });

  it('are not kept for who is gone, before or while waiting', async () => {
    const { ask, begun, finishOne } = watched();
    expect(await ask('left before', AbortSignal.abort())).toBe('gone');
    const leaving = new AbortController();
    void ask('running');
    const [left, stays] = [ask('leaves', leaving.signal), ask('stays')];
    leaving.abort();
    expect(await left).toBe('gone');
    await finishOne();
    await finishOne();
    expect(await stays).toBe('done');
    expect(begun).toEqual(['running', 'stays']);
  });

  it('go on after a work that failed', async () => {
    const turns = new Turns({ ofOne: 1, ofAll: 1 });
    await expect(turns.run('a', STAYS, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await turns.run('b', STAYS, async () => 'done')).toBe('done');
  });
});
