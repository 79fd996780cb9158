import type { Case } from '../case.ts';
import { PASSWORD, someone } from '../site/visitor.ts';

/** What JSON and UTF-8 can say and PostgreSQL cannot keep. */
const ODD = ['a\u0000b', 'a\ud800b', '\udfff'];

/** Calls that keep what they are told, or look for it. */
const CALLS: Record<string, (odd: string) => object> = {
  'user/account/signup': (odd) => ({ firstname: odd, email: someone(), password: PASSWORD, terms: true }),
  'user/account/login': (odd) => ({ email: someone(), password: odd }),
  'user/account/email/verify': (odd) => ({ code: odd }),
  'user/profile/profile/save.json': (odd) => ({ firstname: 'Camille', lastname: odd, current_city: odd }),
  'user/profile/activity/save.json': (odd) => ({
    ...{ category: 'draw', title: 'Tirage' },
    payload: { spread: odd, cards: [{ key: 'soleil', name: 'Le Soleil', position: odd }] },
  }),
  'display/increment_stat': (odd) => ({ bcc: 1, slot: odd }),
};
const ADDRESSES = ['/api/user/profile/public/index/a%00b.json', '/membre/a%00b', '/api/page/get/a%00b.json'];

export const oddText: Case = {
  name: 'odd-text',
  severity: 'low',
  loss: 'quiet logs: anybody makes errors of ours, and what is half written with them',
  async try(site) {
    const member = site.visitor();
    await member.signup(someone());
    const statuses: number[] = [];
    for (const [path, fields] of Object.entries(CALLS))
      for (const odd of ODD) statuses.push((await member.post(path, fields(odd))).status);
    for (const address of ADDRESSES) statuses.push((await member.page(address)).status);
    const broken = statuses.filter((status) => status >= 500).length;
    const kept = statuses.filter((status) => status < 400).length;
    const figure = `of ${statuses.length} odd texts ${broken} answered as errors of ours, ${kept} taken`;
    return { held: broken + kept === 0, figure };
  },
};
