import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

const HEALTH_EVERY_MS = 250;
const HEALTH_WITHIN_MS = 1000;
const CONNECT_WITHIN_MS = 2000;
const ANSWER_WITHIN_MS = 35_000;

interface Upstream {
  port: number;
  isAlive: boolean;
  busy: number;
}

/**
 * Stands before the processes of the site as the nginx of deploy/ does, and as any balancer: who has least to do is asked, who does not answer is
 * passed over, what was sent to be written is never sent twice, sockets go through.
 */
export async function startProxy(ports: readonly number[]): Promise<{ server: Server; port: number }> {
  const upstreams: Upstream[] = ports.map((port) => ({ port, isAlive: true, busy: 0 }));
  const agent = new Agent({ keepAlive: true, maxSockets: 512 });
  let asked = 0;
  /** Who has least to do; among those who have as little, in turn. */
  const next = (without?: Upstream): Upstream | undefined => {
    const first = asked++;
    const inTurn = upstreams.map((_, place) => upstreams[(first + place) % upstreams.length] as Upstream);
    const others = inTurn.filter((one) => one !== without);
    const alive = others.filter(({ isAlive }) => isAlive);
    // Where none seems to be there, one is tried all the same.
    return (alive.length > 0 ? alive : others).toSorted((a, b) => a.busy - b.busy)[0];
  };

  setInterval(() => upstreams.forEach(look), HEALTH_EVERY_MS).unref();
  function look(upstream: Upstream): void {
    const asked = request({ port: upstream.port, host: '127.0.0.1', path: '/healthz', timeout: HEALTH_WITHIN_MS });
    asked.on('response', (answer) => {
      upstream.isAlive = answer.resume().statusCode === 200;
    });
    // Late is busy, not gone.
    asked.on('timeout', () => asked.destroy());
    asked.on('error', ({ code }: NodeJS.ErrnoException) => {
      if (code === 'ECONNREFUSED') upstream.isAlive = false;
    });
    asked.end();
  }

  function forward(from: IncomingMessage, to: ServerResponse, upstream: Upstream | undefined, body: Buffer): void {
    if (!upstream) return away(to);
    upstream.busy += 1;
    const { url: path, method, headers } = from;
    const asked = request({ port: upstream.port, host: '127.0.0.1', path, method, headers, agent });
    let isDone = false;
    const done = () => {
      if (!isDone) upstream.busy -= 1;
      isDone = true;
    };
    asked.setTimeout(ANSWER_WITHIN_MS, () => asked.destroy(new Error('late')));
    asked.on('response', (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
      answer.on('close', () => {
        done();
        // Ended in the middle: so is what the visitor was being told.
        if (!answer.complete) to.destroy();
      });
    });
    asked.on('error', (error: NodeJS.ErrnoException) => {
      done();
      if (error.code === 'ECONNREFUSED') upstream.isAlive = false;
      if (to.headersSent) return void to.destroy();
      // A connection that was kept open and is closed at the far end says nothing of whether it was read: only what reads is asked again.
      const mayAgain = error.code === 'ECONNREFUSED' || method === 'GET' || method === 'HEAD';
      const other = mayAgain ? next(upstream) : undefined;
      if (other) forward(from, to, other, body);
      else away(to);
    });
    to.on('close', () => to.writableFinished || asked.destroy());
    asked.end(body);
  }

  const server = createServer({ noDelay: true }, async (from, to) => {
    const parts: Buffer[] = [];
    for await (const part of from) parts.push(part as Buffer);
    forward(from, to, next(), Buffer.concat(parts));
  });
  server.on('upgrade', (from, visitor: Socket, head) => {
    const upstream = next();
    if (!upstream) return visitor.destroy();
    const site = connect({ port: upstream.port, host: '127.0.0.1', noDelay: true, timeout: CONNECT_WITHIN_MS });
    const lines = from.rawHeaders.map((word, place) => (place % 2 === 0 ? `${word}: ` : `${word}\r\n`));
    site.on('connect', () => {
      site.setTimeout(0);
      site.write(`GET ${from.url} HTTP/1.1\r\n${lines.join('')}\r\n`);
      site.write(head);
      site.pipe(visitor).pipe(site);
    });
    for (const [one, other] of [
      [site, visitor],
      [visitor, site],
    ] as const)
      one.on('close', () => other.destroy()).on('error', () => other.destroy());
    site.on('timeout', () => site.destroy());
  });
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', 4096, resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

const away = (to: ServerResponse): void =>
  void (to.headersSent ? to.destroy() : to.writeHead(502, { 'retry-after': '5', 'cache-control': 'no-store' }).end());
