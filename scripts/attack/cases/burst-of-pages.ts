import { encodeInfos } from '@solelune/screen';
import type { Case } from '../case.ts';
import type { Answer } from '../site/ask.ts';
import type { Site } from '../site/site.ts';

const BURST = 600;
/** An innocent reader may wait as long as a quarter of them takes on this machine, one after the other; behind all of them they wait for all. */
const PAGES_WAITED_FOR = BURST / 4;
const ALONE = 15;
const PATIENCE_MS = 40_000;

/** A natal chart, another one each time: the dearest page that anybody may ask for. */
const dearPage = (index: number): string => {
  const birthdate = `${1930 + (index % 70)}-0${1 + (index % 9)}-${10 + (index % 18)}`;
  const infos = encodeInfos({ firstname: 'Camille', birthdate, birthtime: '12:30', birthcity: '2988507' });
  return `/astrologie/theme-astral-gratuit/resultat/${infos}`;
};

async function timed(reading: Promise<Answer>): Promise<{ ms: number; status: number }> {
  const startedAt = performance.now();
  const { status } = await reading.catch(() => ({ status: 0 }));
  return { ms: performance.now() - startedAt, status };
}

async function msAlone(site: Site): Promise<number> {
  const reader = site.visitor();
  const times: number[] = [];
  for (let index = 0; index < ALONE; index++) times.push((await timed(reader.page(dearPage(index)))).ms);
  return times.toSorted((a, b) => a - b)[Math.floor(ALONE / 2)] as number;
}

export const burstOfPages: Case = {
  name: 'burst-of-pages',
  severity: 'high',
  loss: 'the whole site, for everybody, for as long as one visitor likes',
  async try(site) {
    await site.visitor().page('/');
    const alone = await msAlone(site);
    const crowd = site.visitor();
    let isOver = false;
    const burst = Promise.all(
      Array.from({ length: BURST }, (_, index) =>
        crowd.page(dearPage(index), {}, PATIENCE_MS).catch((): Answer => ({ status: 0, headers: {}, text: '' })),
      ),
    ).finally(() => (isOver = true));
    const reader = site.visitor();
    const waits: { ms: number; status: number }[] = [];
    while (!isOver)
      for (const page of ['/', dearPage(waits.length)]) waits.push(await timed(reader.page(page, {}, PATIENCE_MS)));
    const answers = await burst;
    const longest = Math.max(...waits.map(({ ms }) => ms));
    const unserved = waits.filter(({ status }) => status !== 200).length;
    const refused = answers.filter(({ status }) => status === 503);
    const isHonest = answers.every(
      ({ status, headers }) => status === 200 || (status === 503 && headers['retry-after'] !== undefined),
    );
    return {
      held: isHonest && unserved === 0 && longest < PAGES_WAITED_FOR * alone,
      figure:
        `another reader waits ${longest.toFixed(0)} ms at most (a page alone: ${alone.toFixed(0)} ms), ` +
        `${unserved} of their ${waits.length} pages not served; ${refused.length} of ${BURST} told to come back`,
    };
  },
};
