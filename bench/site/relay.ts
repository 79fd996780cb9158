import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What lies between two machines: usually nothing. */
export interface Weather {
  targetPort: number;
  /** Each way. */
  delayMs: number;
  /** Nothing arrives any more, and nobody is told: what is sent is lost, and whoever connects waits. */
  isCut: boolean;
}

export interface Relay {
  port: number;
  /** Holds for open connections too, but for another target: those that went to the former one are closed. */
  change(weather: Partial<Weather>): void;
}

/** Passes on what comes to a port of this machine, as well as the weather lets it. */
export async function openRelay(targetPort: number): Promise<Relay> {
  const weather: Weather = { targetPort, delayMs: 0, isCut: false };
  const open = new Set<{ from: Socket; to: Socket }>();
  const server = createServer({ noDelay: true }, (from) => {
    const to = connect({ port: weather.targetPort, host: '127.0.0.1', noDelay: true });
    const pair = { from, to };
    open.add(pair);
    const end = () => {
      open.delete(pair);
      from.destroy();
      to.destroy();
    };
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      const pass = createWay(weather);
      one.on('data', (bytes: Buffer) => pass(() => write(one, other, bytes)));
      // The end of one travels as its bytes do: through a cut, nobody hears of it.
      one.on('close', () => (weather.isCut ? open.delete(pair) : pass(end)));
      one.on('error', () => {});
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    change: (next) => {
      const isElsewhere = next.targetPort !== undefined && next.targetPort !== weather.targetPort;
      const isOver = weather.isCut && next.isCut === false;
      Object.assign(weather, next);
      // After a cut, what was lost within a connection cannot be mended: its ends are told, as by the first packet that arrives again.
      if (isElsewhere || isOver) for (const { from, to } of open) [from, to].map((one) => one.destroy());
    },
  };
}

/** One way of a connection: what sets out first arrives first, however the weather changes meanwhile. */
function createWay(weather: Weather): (arrive: () => void) => void {
  const underWay: (() => void)[] = [];
  return (arrive) => {
    if (weather.isCut) return;
    if (weather.delayMs === 0 && underWay.length === 0) return arrive();
    underWay.push(arrive);
    setTimeout(() => underWay.shift()?.(), weather.delayMs);
  };
}

function write(from: Socket, to: Socket, bytes: Buffer): void {
  if (to.destroyed || to.write(bytes)) return;
  from.pause();
  to.once('drain', () => from.resume());
}
