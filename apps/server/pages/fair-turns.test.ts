import { describe, expect, it } from 'vitest';
import { Crowded, FairTurns, Gone } from './fair-turns.ts';

const here = new AbortController().signal;
const soon = () => new Promise((resolve) => setImmediate(resolve));

/** Work that says its name when it begins and ends when it is let. */
function workshop(turns: FairTurns) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    ask: (visitor: string, what: string, signal = here) =>
      turns.run(visitor, signal, () => {
        begun.push(what);
        return new Promise<string>((resolve) => ends.push(() => resolve(what)));
      }),
    endOne: () => ends.shift()?.(),
  };
}

describe('turns', () => {
  it('go round: who asks for much does not go before who asks for one thing', async () => {
    const { begun, ask, endOne } = workshop(new FairTurns({ underWay: 1, waitingOfOne: 10, waiting: 100 }));
    const asked = [
      ...['a1', 'a2', 'a3', 'a4'].map((what) => ask('a', what)),
      ...['b1', 'b2'].map((what) => ask('b', what)),
      ask('c', 'c1'),
    ];
    const done = Promise.all(asked);
    for (let count = 0; count < asked.length; ) {
      await soon();
      if (begun.length > count) {
        count += 1;
        endOne();
      }
    }
    await done;
    // First wishes and further ones in turn: a1, b1, c1 and a2, b2, a3, a4.
    expect(begun).toEqual(['a1', 'a2', 'b1', 'b2', 'c1', 'a3', 'a4']);
  });

  it('let who had nothing waiting go before all that others still want', async () => {
    const { begun, ask, endOne } = workshop(new FairTurns({ underWay: 1, waitingOfOne: 10, waiting: 100 }));
    const crowd = ['a', 'b', 'c', 'd'].flatMap((visitor) => ['1', '2', '3'].map((n) => ask(visitor, visitor + n)));
    const go = async (count: number) => {
      while (begun.length < count) {
        await soon();
        endOne();
      }
    };
    await go(8);
    const reading = ask('reader', 'page');
    await go(10);
    expect(begun.slice(8)).toContain('page');
    await go(13);
    await Promise.all([...crowd, reading]);
  });

  it('begin one thing per turn of the event loop, and so many at once', async () => {
    const { begun, ask } = workshop(new FairTurns({ underWay: 3, waitingOfOne: 10, waiting: 100 }));
    for (const what of ['1', '2', '3', '4', '5']) void ask('a', what);
    const seen: number[] = [];
    for (let turn = 0; turn < 8; turn++) {
      seen.push(begun.length);
      await soon();
    }
    expect(seen.every((count, turn) => turn === 0 || count - (seen[turn - 1] ?? 0) <= 1)).toBe(true);
    expect(begun).toEqual(['1', '2', '3']);
  });

  it('are refused to one who has too many waiting, while others still have theirs', async () => {
    const { ask } = workshop(new FairTurns({ underWay: 1, waitingOfOne: 2, waiting: 3 }));
    const waiting = [ask('a', '1'), ask('a', '2')];
    await expect(ask('a', '3')).rejects.toThrow(Crowded);
    waiting.push(ask('b', '4'));
    await expect(ask('c', '5')).rejects.toThrow(Crowded);
  });

  it('of who left are not begun, and make room', async () => {
    const { begun, ask, endOne } = workshop(new FairTurns({ underWay: 1, waitingOfOne: 2, waiting: 2 }));
    const first = ask('a', '1');
    await soon();
    await soon();
    const leaving = new AbortController();
    const left = ask('a', '2', leaving.signal);
    leaving.abort();
    await expect(left).rejects.toThrow(Gone);
    await expect(ask('a', '3', leaving.signal)).rejects.toThrow(Gone);
    const last = ask('a', '4');
    endOne();
    expect(await first).toBe('1');
    while (begun.length < 2) await soon();
    endOne();
    expect(await last).toBe('4');
    expect(begun).toEqual(['1', '4']);
  });

  it('go on after work that failed', async () => {
    const turns = new FairTurns({ underWay: 1, waitingOfOne: 5, waiting: 5 });
    await expect(turns.run('a', here, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await turns.run('a', here, async () => 'yes')).toBe('yes');
  });
});
