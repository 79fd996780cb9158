import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A door before the site that writes down all that comes through it: what a browser tells of its requests is not what it sends. */
export interface Door {
  address: string;
  /** Each request as it arrived: method, address, headers, body. */
  came: string[];
  /** While it is shut nothing reaches the site. */
  shut: (isShut: boolean) => void;
  close: () => void;
}

export async function openDoor(siteUrl: string): Promise<Door> {
  const { hostname, port } = new URL(siteUrl);
  const came: string[] = [];
  let isShut = false;
  const note = ({ method, url, headers }: IncomingMessage, body = '') =>
    came.push(`${method} ${url} ${JSON.stringify(headers)} ${body}`);
  const server = createServer((asked, answer) => {
    void text(asked).then((body) => {
      note(asked, body);
      if (isShut) return void asked.socket.destroy();
      const { method, url, headers } = asked;
      const onward = request({ hostname, port, method, path: url, headers }, (found) => {
        answer.writeHead(found.statusCode as number, found.headers);
        found.pipe(answer);
      });
      onward.on('error', () => answer.destroy());
      onward.end(body);
    });
  });
  server.on('upgrade', (asked, socket) => {
    note(asked);
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    came,
    shut: (shut) => void (isShut = shut),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
