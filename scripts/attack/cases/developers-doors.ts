import type { Case } from '../case.ts';
import { ask } from '../site/ask.ts';

/** What `npm start` prints in development (features/account/api/demo.ts). */
const DEMO = { email: 'camille@demo.solelune.example', password: 'lune-en-verseau' };

/** The site has its https address, and nobody said NODE_ENV. */
export const developersDoors: Case = {
  name: 'developers-doors',
  severity: 'medium',
  loss: 'the letters of all members, and with them their accounts',
  needsOwnSite: true,
  async try(_, { shown: { address, host: site } }) {
    const status = async (path: string, host: string, body?: object) => {
      const sent = body ? { method: 'POST', body: JSON.stringify(body) } : {};
      const headers = { host, 'content-type': 'application/json' };
      return (await ask(address + path, { headers, ...sent })).status;
    };
    const statuses = {
      '/dev/mail': await status('/dev/mail', site),
      '/dev/letters': await status('/dev/letters', site),
      'another host': await status('/', 'ailleurs.example'),
      'the site itself': await status('/', site),
      'a demonstration login': await status('/api/user/account/login', site, DEMO),
    };
    return {
      held: Object.values(statuses).join() === '404,404,421,200,401',
      figure: Object.entries(statuses)
        .map(([what, code]) => `${what}: ${code}`)
        .join(', '),
    };
  },
};
