/** Somebody who reads, from an address of their own: a page that is kept, then one of texts that must be drawn, and so on. */
const KEPT = ['/', '/astrologie/theme-astral-gratuit', '/numerologie'];
const DRAWN = Array.from({ length: 9 }, (_, index) => `/numerologie/expression/resultat/${index + 1}`);

/** How long each page took, in milliseconds. */
export interface Reading {
  kept: number[];
  drawn: number[];
  refused: number;
}

export async function read(address: string, seconds: number): Promise<Reading> {
  const reading: Reading = { kept: [], drawn: [], refused: 0 };
  const open = async (pathname: string, times: number[]) => {
    const begun = performance.now();
    const headers = { 'x-forwarded-for': '203.0.113.1', 'accept-encoding': 'br' };
    const answer = await fetch(address + pathname, { headers });
    await answer.arrayBuffer();
    if (answer.status !== 200) reading.refused += 1;
    times.push(performance.now() - begun);
  };
  for (const pathname of KEPT) await open(pathname, []);
  const end = performance.now() + seconds * 1000;
  for (let page = 0; performance.now() < end; page++) {
    await open(KEPT[page % KEPT.length] as string, reading.kept);
    await open(DRAWN[page % DRAWN.length] as string, reading.drawn);
  }
  return reading;
}

export const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
