import { encodeInfos } from '@solelune/screen';
import type { Case } from '../case.ts';

const ASKING = 12;
/** One is made and the others wait for it, in one process. */
const TAKEN_MAX = 4;
const SLOW_MS = 2000;

const infosOf = (index: number) =>
  encodeInfos({ firstname: 'Camille', birthdate: `19${60 + index}-06-17`, birthtime: '14:25', birthcity: '2996944' });

/** Many strangers ask at once for three free pages, each of which costs a whole book to compose; meanwhile somebody reads. */
export const dearExtracts: Case = {
  name: 'dear-extracts',
  severity: 'medium',
  loss: 'the machine, to who asks for free pages of many books at once',
  async try(site) {
    const asked = Promise.all(
      Array.from({ length: ASKING }, async (_, index) => {
        const { status } = await site.visitor().post('book/extract.json', { infos: infosOf(index) });
        return status;
      }),
    );
    const reader = site.visitor();
    let slowestMs = 0;
    let isOver = false;
    void asked.finally(() => (isOver = true));
    while (!isOver) {
      const begun = performance.now();
      await reader.page('/numerologie');
      slowestMs = Math.max(slowestMs, performance.now() - begun);
    }
    const statuses = await asked;
    const taken = statuses.filter((status) => status === 200).length;
    const refused = statuses.filter((status) => status === 503 || status === 429).length;
    return {
      held: taken <= TAKEN_MAX && taken + refused === ASKING && slowestMs < SLOW_MS,
      figure: `${taken} of ${ASKING} made, ${refused} told to come back; the slowest page meanwhile ${slowestMs.toFixed(0)} ms`,
    };
  },
};
