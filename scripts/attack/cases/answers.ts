import type { Case } from '../case.ts';
import { askRaw, openRaw } from '../site/ask-raw.ts';

export const refusedEncoding: Case = {
  name: 'refused-encoding',
  severity: 'low',
  loss: 'pages that their reader cannot read',
  async try(site) {
    const encodings: string[] = [];
    for (const page of ['/', '/numerologie/expression/resultat/3'])
      for (const _ of ['rendered', 'again']) {
        const { headers } = await site.visitor().page(page, { 'accept-encoding': 'br;q=0, gzip;q=0' });
        encodings.push(headers['content-encoding'] ?? 'plain');
      }
    return {
      held: encodings.every((name) => name === 'plain'),
      figure: `sent to who refuses both: ${encodings.join(', ')}`,
    };
  },
};

const HOST = 'host: localhost\r\n';
const MALFORMED = {
  'no HTTP': 'BONJOUR\r\n\r\n',
  'headers without end': `GET / HTTP/1.1\r\n${HOST}x: ${'y'.repeat(20_000)}\r\n\r\n`,
  'an address that cannot be decoded': `GET /%zz HTTP/1.1\r\n${HOST}connection: close\r\n\r\n`,
};

export const bareErrors: Case = {
  name: 'bare-errors',
  severity: 'low',
  loss: 'the policy that holds scripts, on answers that are made before there is a request',
  async try(site) {
    const bare: string[] = [];
    for (const [what, bytes] of Object.entries(MALFORMED)) {
      const answer = (await askRaw(site.address, bytes)).toLowerCase();
      const isDressed = answer.includes('content-security-policy:') && answer.includes('nosniff');
      if (!isDressed) bare.push(what);
    }
    const figure = `${bare.length} of ${Object.keys(MALFORMED).length} refusals without our headers`;
    return { held: bare.length === 0, figure: bare.length > 0 ? `${figure}: ${bare.join(', ')}` : figure };
  },
};

const FORM =
  'content-type: multipart/form-data; boundary=x\r\ncontent-length: 5000\r\n\r\n--x\r\ncontent-disposition: form-data;';
const BROKEN_OFF = {
  'user/account/login': 'content-type: application/json\r\ncontent-length: 500\r\n\r\n{"a":',
  'contact/send.json': FORM,
  'display/increment_stat': `${FORM} name="slot"\r\n\r\nabc`,
};

export const whoLeaves: Case = {
  name: 'who-leaves',
  severity: 'low',
  loss: 'the worth of an error in the log: whoever hangs up writes one',
  needsOwnSite: true,
  async try(site, own) {
    const before = own.errors().length;
    for (const [path, rest] of Object.entries(BROKEN_OFF)) {
      const socket = openRaw(site.address);
      const written = Promise.withResolvers<void>();
      socket.write(`POST /api/${path} HTTP/1.1\r\n${HOST}${rest}`, () => written.resolve());
      await written.promise;
      // Answered after it: by then the broken one is being read.
      await site.visitor().page('/healthz');
      socket.resetAndDestroy();
      await site.visitor().page('/healthz');
    }
    // A database has been asked since: whatever there was to log is logged.
    await site.visitor().page('/readyz');
    const errors = own.errors().length - before;
    return { held: errors === 0, figure: `${errors} errors logged for ${Object.keys(BROKEN_OFF).length} who left` };
  },
};
