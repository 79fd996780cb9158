import { Agent, request } from 'node:https';

export interface Answer {
  status: number;
  text: string;
}

/** Somebody who comes through nginx, by the site's own name, whatever its certificate. */
export class Visitors {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 8, rejectUnauthorized: false });
  readonly #port: number;
  readonly #name: string;

  constructor(port: number, name: string) {
    this.#port = port;
    this.#name = name;
  }

  /** Linux answers to every address that begins with 127: limits count visitors by theirs. */
  ask(where: string, form?: Record<string, string>, visitor = 1): Promise<Answer> {
    const body = form && new URLSearchParams(form).toString();
    const headers = {
      host: this.#name,
      ...(body
        ? { 'content-type': 'application/x-www-form-urlencoded', 'content-length': Buffer.byteLength(body) }
        : {}),
    };
    const options = {
      ...{ host: '127.0.0.1', port: this.#port, localAddress: `127.0.0.${visitor}` },
      ...{ path: where, servername: this.#name, agent: this.#agent },
    };
    return new Promise((resolve, reject) => {
      const asked = request({ ...options, headers, method: body ? 'POST' : 'GET' }, (answer) => {
        let text = '';
        answer.on('data', (part) => (text += part)).on('error', reject);
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      });
      asked.on('error', reject).end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

const PAGES = [
  '/',
  '/tarot',
  '/numerologie',
  '/numerologie/expression/resultat/3',
  '/numerologie/expression/resultat/7',
];
/** Not a multiple of ten: each of them clicks at times. */
const PEOPLE = 37;
const CLICK = { bcc: '1', slot: 'drill' };

export interface Visits {
  asked: number;
  failed: number;
  /** Clicks that were acknowledged: each must be in the database. */
  acknowledged: number;
  /** In milliseconds, of all that were answered. */
  times: number[];
  end(): Promise<void>;
}

/** So many requests a second, nine pages for one that writes, until told to end. */
export function visit(visitors: Visitors, perSecond: number): Visits {
  const visits: Visits = { asked: 0, failed: 0, acknowledged: 0, times: [], end: async () => {} };
  const underWay = new Set<Promise<void>>();
  const one = async (turn: number) => {
    const isClick = turn % 10 === 0;
    const began = performance.now();
    try {
      const where = isClick ? '/api/display/increment_stat' : (PAGES[turn % PAGES.length] as string);
      const { status } = await visitors.ask(where, isClick ? CLICK : undefined, 1 + (turn % PEOPLE));
      if (status !== 200) visits.failed += 1;
      else {
        visits.times.push(performance.now() - began);
        if (isClick) visits.acknowledged += 1;
      }
    } catch {
      visits.failed += 1;
    }
  };
  const timer = setInterval(() => {
    const asked = one(visits.asked++).finally(() => underWay.delete(asked));
    underWay.add(asked);
  }, 1000 / perSecond);
  visits.end = async () => {
    clearInterval(timer);
    await Promise.all(underWay);
  };
  return visits;
}

/** The time within which so many of a hundred were answered. */
export function within(times: readonly number[], percent: number): string {
  const sorted = times.toSorted((a, b) => a - b);
  return `${Math.round(sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0)} ms`;
}
