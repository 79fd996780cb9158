/** What a device is given to compute by itself, as the build lists it at `/device/pieces.json`. */
export interface Pieces {
  /** The worker that answers, and what it reads, by their names. */
  worker: string;
  data: Record<string, string>;
  /** The code of the pages that show results: they must open without a network. */
  code: string[];
  /** The document that stands for any of those pages (see the service worker). */
  shell: string;
  /** The calls that are answered here, by their names. */
  calls: string[];
  /** Bytes over the wire of all of it, and of each file. */
  bytes: number;
  sizes: Record<string, number>;
}

export const PIECES_ADDRESS = '/device/pieces.json';

/** One cache, kept over new versions of the site: the service worker looks into it and leaves it alone. */
export const DEVICE_CACHE = 'device';

/** What the worker is asked, and what it says. */
export interface Asked {
  id: number;
  call: string;
  input: unknown;
}
export interface Said {
  id: number;
  status: number;
  body: Record<string, unknown>;
}
