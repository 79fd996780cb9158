/**
 * A book is made in two small processes, one after the other, each with little memory, one thread and a low priority: the site goes on answering beside them, and
 * what they used is given back when they end (decision 201).
 */
import { fork } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BirthFields } from '../typeset/given-of.ts';
import type { Stage } from '../typeset/stages.ts';
import type { Told } from './told.ts';

export interface BookOrder {
  readonly birth: BirthFields;
  readonly firstYear: number;
  readonly dedication: string;
  readonly brand: string;
  /** Instant and day, as text: it goes to another process. */
  readonly now: string;
  readonly madeOn: string;
}

export interface Composed {
  readonly sunPage: number;
  readonly peakMb: number;
}
export interface SetAsked {
  readonly from: string;
  readonly out: string;
  /** These pages as pictures, instead of the book. */
  readonly pages: readonly number[] | null;
  readonly wide: number;
}
export interface SetDone {
  readonly pictures: readonly string[];
  readonly peakMb: number;
}

interface Watching {
  signal?: AbortSignal;
  tell?: (stage: Stage) => void;
  /** How far it steps back behind everything else (`settings.ts`). */
  nice?: number;
}

const TIME_MAX_MS = 180_000;
const USUAL_NICE = 10;
/** Little room for the young: what a book allocates is mostly kept to its end. */
const FLAGS = ['--max-semi-space-size=2', '--max-old-space-size=150'];

/** The book itself. */
export function makeBook(order: BookOrder, watching: Watching = {}): Promise<{ pdf: Buffer; peakMb: number }> {
  return inFolder(async (folder) => {
    const [data, out] = [join(folder, 'data.json'), join(folder, 'book.pdf')];
    const composed = await composedIn(order, data, watching);
    const set = await setIn({ from: data, out, pages: null, wide: 0 }, watching);
    return { pdf: await readFile(out), peakMb: Math.max(composed.peakMb, set.peakMb) };
  });
}

export interface PagePicture {
  readonly page: number;
  /** WebP. */
  readonly base64: string;
}

/** Some of its pages as pictures; `sun` is the page where the Sun's chapter begins, wherever that is. */
export function makePages(
  order: BookOrder,
  pages: readonly (number | 'sun')[],
  wide: number,
  watching: Watching = {},
): Promise<PagePicture[]> {
  return inFolder(async (folder) => {
    const data = join(folder, 'data.json');
    const { sunPage } = await composedIn(order, data, watching);
    const numbers = pages.map((page) => (page === 'sun' ? sunPage : page));
    const { pictures } = await setIn({ from: data, out: '', pages: numbers, wide }, watching);
    return numbers.map((page, index) => ({ page, base64: pictures[index] as string }));
  });
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'solelune-book-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const composedIn = (order: BookOrder, out: string, watching: Watching) =>
  done<Composed>(new URL('./compose-process.ts', import.meta.url), { order, out }, watching);
const setIn = (asked: SetAsked, watching: Watching) =>
  done<SetDone>(new URL('./set-process.ts', import.meta.url), asked, watching);

function done<Done>(program: URL, asked: object, { signal, tell, nice = USUAL_NICE }: Watching): Promise<Done> {
  // None of the site's settings; one thread, and one arena: several would each keep what they freed. What is large goes back as soon as it is free.
  const { PATH, SystemRoot } = process.env;
  const env = { RAYON_NUM_THREADS: '1', MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536' };
  return new Promise((resolve, reject) => {
    const child = fork(program, [], {
      ...{ execArgv: FLAGS, stdio: ['ignore', 'ignore', 'pipe', 'ipc'], timeout: TIME_MAX_MS, killSignal: 'SIGKILL' },
      ...(signal && { signal }),
      env: { ...env, ...(PATH ? { PATH } : {}), ...(SystemRoot ? { SystemRoot } : {}) },
    });
    let said = '';
    child.stderr?.on('data', (part: Buffer) => {
      said = `${said}${part.toString()}`.slice(-2000);
    });
    child.on('message', (message) => {
      const told = message as Told;
      if ('stage' in told) tell?.(told.stage);
      else if ('done' in told) resolve(told.done as Done);
      else reject(new Error(`a book could not be made: ${told.broken}`));
    });
    child.on('error', reject);
    child.on('exit', (code, killed) => reject(new Error(`making a book ended (${killed ?? code}): ${said}`)));
    if (child.pid !== undefined) lower(child.pid, nice);
    child.send(asked, () => {});
  });
}

function lower(pid: number, nice: number): void {
  try {
    setPriority(pid, nice);
  } catch {
    // It ended before, or the system has no such thing: it is made all the same.
  }
}
