import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TrackedList, Tracker } from './tracked-list.ts';

const NAMES = ['a', 'b', 'c'];

/** The network of one reader, played by hand. */
class FakeLine {
  isSlow = false;
  readonly frames: Buffer[] = [];
  #waiting: (() => void)[] = [];

  get isBehind(): boolean {
    return this.#waiting.length > 0;
  }
  write(frame: Buffer, left?: () => void) {
    this.frames.push(frame);
    if (this.isSlow || this.isBehind) this.#waiting.push(left ?? (() => {}));
    else left?.();
  }
  drain() {
    this.isSlow = false;
    for (const left of this.#waiting.splice(0)) left();
  }
  /** What was told since the last time somebody looked. Short frames: two bytes, then the text. */
  take(): Record<string, number>[] {
    return this.frames.splice(0).map((frame) => JSON.parse(frame.toString('utf8', 2)).data);
  }
}

function open() {
  let isDue = false;
  const list = new TrackedList({ action: 'told', size: NAMES.length, due: () => (isDue = true) });
  const join = () => {
    const line = new FakeLine();
    const lost: unknown[] = [];
    const tracker = new Tracker(line, (error) => lost.push(error));
    list.join(tracker);
    return { line, lost, tracker };
  };
  const know = () => {
    for (const [index, name] of NAMES.entries()) list.hear(name, index);
    tellAll();
  };
  const tellAll = () => {
    if (isDue) while (list.tell(100) === 100);
    isDue = false;
  };
  return { list, join, know, tellAll, isDue: () => isDue };
}

describe('a list that many track', () => {
  it('is told whole once all of it is known, then what changed, together', () => {
    const { list, join, tellAll, isDue } = open();
    const early = join();
    list.hear('a', 0);
    list.hear('b', 0);
    expect(isDue()).toBe(false);
    list.hear('b', 1);
    list.hear('c', 0);
    tellAll();
    expect(early.line.take()).toEqual([{ a: 0, b: 1, c: 0 }]);
    const late = join();
    expect(late.line.take()).toEqual([{ a: 0, b: 1, c: 0 }]);
    list.hear('c', 1);
    list.hear('a', 1);
    list.hear('a', 2);
    tellAll();
    for (const { line } of [early, late]) expect(line.take()).toEqual([{ c: 1, a: 2 }]);
    tellAll();
    expect(late.line.take()).toEqual([]);
  });

  it('is framed once for all of them', () => {
    const { list, join, know, tellAll } = open();
    const lines = Array.from({ length: 5 }, () => join().line);
    know();
    list.hear('b', 7);
    tellAll();
    for (const at of [0, 1]) expect(new Set(lines.map(({ frames }) => frames[at]))).toHaveLength(1);
    // Who comes later gets one of its own making, which the next ones share.
    expect(join().line.frames[0]).toBe(join().line.frames[0]);
  });

  it('is told to so many at a time, whoever comes or goes meanwhile', () => {
    const { list, join, know } = open();
    const [first, second, third] = [join(), join(), join()];
    know();
    for (const { line } of [first, second, third]) line.take();
    list.hear('a', 10);
    expect(list.tell(1)).toBe(1);
    list.hear('a', 11);
    list.leave(third.tracker);
    const late = join();
    expect(late.line.take()).toEqual([{ a: 11, b: 1, c: 2 }]);
    while (list.tell(1) === 1);
    expect(first.line.take()).toEqual([{ a: 10 }, { a: 11 }]);
    expect(second.line.take()).toEqual([{ a: 10 }, { a: 11 }]);
    expect(third.line.take()).toEqual([]);
    expect(late.line.take()).toEqual([]);
  });

  it('waits for a slow reader alone, who then gets the present and not all that came between', () => {
    const { list, join, know, tellAll } = open();
    const [slow, quick] = [join(), join()];
    know();
    for (const { line } of [slow, quick]) line.take();
    slow.line.isSlow = true;
    for (let value = 10; value < 20; value++) {
      list.hear('a', value);
      tellAll();
    }
    expect(quick.line.take()).toHaveLength(10);
    expect(slow.line.take()).toEqual([{ a: 10 }, { a: 11 }]);
    slow.line.drain();
    expect(slow.line.take()).toEqual([{ a: 19, b: 1, c: 2 }]);
  });

  it('that cannot be read loses them all', () => {
    const { list, join } = open();
    const both = [join(), join()];
    list.lost('why');
    for (const { lost } of both) expect(lost).toEqual(['why']);
  });

  it('never tells what is older than it told before, and the last it told is the present', () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('hear' as const), name: fc.constantFrom(...NAMES) }),
      fc.record({ do: fc.constant('tell' as const), most: fc.integer({ min: 1, max: 3 }) }),
      fc.record({ do: fc.constantFrom('join', 'leave', 'slow', 'drain'), whom: fc.nat(9) }),
    );
    const property = fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      const { list, join } = open();
      const present: Record<string, number> = {};
      const people: ReturnType<typeof join>[] = [join()];
      let count = 0;
      for (const one of steps) {
        if (one.do === 'tell') list.tell(one.most);
        else if (one.do === 'hear') list.hear(one.name, (present[one.name] = ++count));
        else if (one.do === 'join') people.push(join());
        else {
          const whom = people[one.whom % people.length];
          if (one.do === 'slow' && whom) whom.line.isSlow = true;
          if (one.do === 'drain') whom?.line.drain();
          if (one.do === 'leave' && whom && people.length > 1) {
            list.leave(whom.tracker);
            people.splice(people.indexOf(whom), 1);
          }
        }
      }
      for (const name of NAMES) list.hear(name, (present[name] = ++count));
      for (let round = 0; round < 3; round++) {
        while (list.tell(100) === 100);
        for (const { line } of people) line.drain();
      }
      for (const { line } of people) {
        const [snapshot, ...changes] = line.take();
        expect(Object.keys(snapshot ?? {}).toSorted()).toEqual(NAMES);
        const known = { ...snapshot };
        for (const [name, value] of changes.flatMap((change) => Object.entries(change))) {
          expect(value).toBeGreaterThanOrEqual(known[name] as number);
          known[name] = value;
        }
        expect(known).toEqual(present);
      }
    });
    fc.assert(property, { numRuns: 500 });
  });
});
