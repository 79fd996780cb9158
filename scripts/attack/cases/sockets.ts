import { openSocket, type TestSocket } from '../../../packages/testing/app/open-socket.ts';
import type { Case } from '../case.ts';
import { askRaw } from '../site/ask-raw.ts';

/** More than one address may have open (apps/server/socket/address-limits.ts). */
const TRIES = 130;
const UPGRADE =
  'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';

export const sockets: Case = {
  name: 'sockets',
  severity: 'low',
  loss: 'what members follow, to pages of other sites; sockets, to one address that opens them all',
  async try(site) {
    const opened: TestSocket[] = [];
    const open = async (headers: object) => {
      const socket = await openSocket(site.address, { headers }).catch(() => null);
      if (socket) opened.push(socket);
      return socket !== null;
    };
    const isForeignLetIn = await open({ origin: 'https://ailleurs.example' });
    const elsewhere = await askRaw(site.address, `GET /nulle-part HTTP/1.1\r\nhost: localhost\r\n${UPGRADE}`);
    const { ip } = site.visitor();
    const results = await Promise.all(Array.from({ length: TRIES }, () => open({ 'x-forwarded-for': ip })));
    const count = results.filter(Boolean).length;
    for (const socket of opened) await socket.close();
    return {
      held: !isForeignLetIn && /^HTTP\/1.1 4/.test(elsewhere) && count < TRIES,
      figure:
        `a page of another site: ${isForeignLetIn ? 'let in' : 'refused'}; at another path: ${elsewhere.slice(9, 12) || 'left hanging'}; ` +
        `${count} of ${TRIES} opened by one address`,
    };
  },
};
