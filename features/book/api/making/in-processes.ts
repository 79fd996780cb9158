/**
 * A book is made in two small processes that work one after the other, each with little memory and a low priority: the site goes on answering beside them, and
 * what they used is given back when they end (decision 201).
 */
import { fork } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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
  /** What it weighed while it waited for the first. */
  readonly waitedMb: number;
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
/** Their hundreds of files are read once: the next process finds them compiled. Where nothing may be written, it reads them again. */
const COMPILED = fileURLToPath(new URL('../../../../.cache/compiled', import.meta.url));
/** Little room for the young: what a book allocates is mostly kept to its end. */
const FLAGS = ['--max-semi-space-size=8', '--max-old-space-size=150'];

/** The book itself. */
export function makeBook(order: BookOrder, watching: Watching = {}): Promise<{ pdf: Buffer; peakMb: number }> {
  return inFolder(async (folder) => {
    const out = join(folder, 'book.pdf');
    const { peakMb } = await inTwo(order, folder, () => ({ out, pages: null, wide: 0 }), watching);
    return { pdf: await readFile(out), peakMb };
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
    let numbers: number[] = [];
    const asked = ({ sunPage }: Composed) => {
      numbers = pages.map((page) => (page === 'sun' ? sunPage : page));
      return { out: '', pages: numbers, wide };
    };
    const { pictures } = await inTwo(order, folder, asked, watching);
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

/** The second begins with the first, and has its code at hand when the first is done. */
async function inTwo(
  order: BookOrder,
  folder: string,
  asked: (composed: Composed) => Omit<SetAsked, 'from'>,
  watching: Watching,
) {
  const data = join(folder, 'data.json');
  const composer = begun<Composed>(new URL('./compose-process.ts', import.meta.url), watching);
  const setter = begun<SetDone>(new URL('./set-process.ts', import.meta.url), watching);
  try {
    const composed = await composer.ask({ order, out: data });
    const set = await setter.ask({ from: data, ...asked(composed) });
    return { ...set, peakMb: Math.max(composed.peakMb + set.waitedMb, set.peakMb) };
  } finally {
    setter.end();
  }
}

function begun<Done>(program: URL, { signal, tell, nice = USUAL_NICE }: Watching) {
  // None of the site's settings; two threads, and one arena: several would each keep what they freed.
  const { PATH, SystemRoot } = process.env;
  const env = { RAYON_NUM_THREADS: '2', MALLOC_ARENA_MAX: '1' };
  const child = fork(program, [], {
    ...{ execArgv: FLAGS, stdio: ['ignore', 'ignore', 'pipe', 'ipc'], timeout: TIME_MAX_MS, killSignal: 'SIGKILL' },
    ...(signal && { signal }),
    env: { ...env, NODE_COMPILE_CACHE: COMPILED, ...(PATH ? { PATH } : {}), ...(SystemRoot ? { SystemRoot } : {}) },
  });
  if (child.pid !== undefined) lower(child.pid, nice);
  let said = '';
  child.stderr?.on('data', (part: Buffer) => {
    said = `${said}${part.toString()}`.slice(-2000);
  });
  const done = new Promise<Done>((resolve, reject) => {
    child.on('message', (message) => {
      const told = message as Told;
      if ('stage' in told) tell?.(told.stage);
      else if ('done' in told) resolve(told.done as Done);
      else reject(new Error(`a book could not be made: ${told.broken}`));
    });
    child.on('error', reject);
    child.on('exit', (code, killed) => reject(new Error(`making a book ended (${killed ?? code}): ${said}`)));
  });
  // Who is never asked may end unheard.
  done.catch(() => {});
  return {
    ask: (asked: object): Promise<Done> => {
      child.send(asked, () => {});
      return done;
    },
    end: () => void child.kill('SIGKILL'),
  };
}

function lower(pid: number, nice: number): void {
  try {
    setPriority(pid, nice);
  } catch {
    // It ended before, or the system has no such thing: it is made all the same.
  }
}
