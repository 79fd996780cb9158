import { executionAsyncResource } from 'node:async_hooks';
import { performance } from 'node:perf_hooks';
import v8 from 'node:v8';
import vm from 'node:vm';
import { giveHolesBack } from './give-holes-back.ts';

/** A thread is quiet that worked for less than this share of the time since it was last looked at. Nobody there is 2 %, a dozen open rooms in which nobody writes 5 %. */
const QUIET = 0.08;
const LOOK_MS = 5_000;
/** So often in a row: who pauses for a few seconds finds its code as quick as it left it, and a search makes V8 learn some of it anew. */
const QUIET_LOOKS = 2;
/** Less than this is not worth the fifth of a second that searching a heap takes. */
const WORTH_BYTES = 12 * 2 ** 20;

type Collect = (how: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

interface Looked {
  /** Share of the time, 0 to 1, that the thread worked since the look before. */
  worked: number;
  heldBytes: number;
}

/** Whether a heap is to be searched now. What a search left is not searched again before it has grown. */
export function createQuietRule(): (looked: Looked) => boolean {
  let leftBytes = 0;
  let wasSearched = false;
  let quietLooks = 0;
  return ({ worked, heldBytes }) => {
    // What the search before left is known at the next look.
    if (wasSearched) leftBytes = heldBytes;
    quietLooks = worked <= QUIET ? quietLooks + 1 : 0;
    wasSearched = quietLooks >= QUIET_LOOKS && heldBytes - leftBytes >= WORTH_BYTES;
    return wasSearched;
  };
}

let collect: Collect | undefined;

/** Looks through the heap of this thread for what nothing holds any more, and gives it back. */
export function searchHeap(): void {
  if (!collect) {
    v8.setFlagsFromString('--expose-gc');
    collect = vm.runInNewContext('gc') as Collect;
  }
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

/**
 * Gives memory back that nothing holds any more, once this thread has nothing to do: V8 searches a heap when it grows, and one that was filled by the start and then left
 * alone does not (docs/decisions/0221-memory-is-given-back-when-it-is-quiet.md). Each thread looks after its own heap.
 */
export function giveBackWhenQuiet(): void {
  const isTime = createQuietRule();
  let before = performance.eventLoopUtilization();
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    const worked = performance.eventLoopUtilization(now, before).utilization;
    before = now;
    if (!isTime({ worked, heldBytes: v8.getHeapStatistics().total_physical_size })) return;
    searchHeap();
    giveHolesBack();
  }, LOOK_MS).unref();
}

let heldTurn: object | undefined;

/**
 * To be called before a first search. The shape of what Node queues for its next turn is forgotten by a search that finds none queued, and V8 does not learn it anew: every
 * turn of every request then takes a slow way (`Runtime_DefineKeyedOwnPropertyInLiteral`; 11 µs of the 147 of a page that is ready). One that is held keeps it.
 */
export function keepTurnsQuick(): void {
  process.nextTick(() => {
    heldTurn ??= executionAsyncResource();
  });
}
