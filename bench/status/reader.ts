// A socket's other end, as cheap as Node can make it: 100,000 messages a second have to be read beside the server that is measured. All sockets of a
// process are read into one buffer. It understands what a server says: whole text frames, pings and the close.
import { connect, type Socket } from 'node:net';

const BUFFER = Buffer.alloc(64 * 1024);
const END_OF_HEAD = '\r\n\r\n';
const TEXT = 0x1;
const CLOSE = 0x8;
const PING = 0x9;
const PONG = 0xa;

export interface ReaderOptions {
  /** http://host:port, or the path of a Unix socket, as behind a proxy on the same machine. */
  site: string;
  /** The loopback address that it comes from, or that the proxy names. */
  from: string;
  opened(): void;
  told(text: string): void;
  closed(): void;
}

export class Reader {
  readonly #socket: Socket;
  readonly #options: ReaderOptions;
  #isOpen = false;
  #left: Buffer | null = null;

  constructor(options: ReaderOptions) {
    this.#options = options;
    const { site, from } = options;
    const callback = (length: number) => {
      this.#read(BUFFER.subarray(0, length));
      return true;
    };
    const onread = { buffer: BUFFER, callback };
    if (site.startsWith('/')) this.#socket = connect({ path: site, onread });
    else {
      const { hostname, port } = new URL(site);
      this.#socket = connect({ host: hostname, port: Number(port), localAddress: from, noDelay: true, onread });
    }
    this.#socket.on('connect', () => this.#socket.write(upgrade(from)));
    // The end is told by `close`, after an error as well.
    this.#socket.on('error', () => {});
    this.#socket.on('end', () => this.#socket.destroy());
    this.#socket.on('close', () => options.closed());
  }

  /** What is told stays in the kernel until somebody looks. */
  rest(): void {
    this.#socket.pause();
  }

  look(): void {
    this.#socket.resume();
  }

  say(text: string): void {
    this.#socket.write(masked(TEXT, Buffer.from(text)));
  }

  #read(bytes: Buffer): void {
    const all = this.#left ? Buffer.concat([this.#left, bytes]) : bytes;
    const rest = this.#isOpen ? this.#frames(all) : this.#head(all);
    // The buffer is everybody's: what is not whole yet is copied.
    this.#left = rest < all.length ? Buffer.from(all.subarray(rest)) : null;
  }

  /** Gives up to where it understood. */
  #head(bytes: Buffer): number {
    const end = bytes.indexOf(END_OF_HEAD);
    if (end < 0) return 0;
    if (!bytes.toString('latin1', 0, end).startsWith('HTTP/1.1 101')) {
      this.#socket.destroy();
      return bytes.length;
    }
    this.#isOpen = true;
    this.#options.opened();
    const start = end + END_OF_HEAD.length;
    return start + this.#frames(bytes.subarray(start));
  }

  #frames(bytes: Buffer): number {
    let at = 0;
    while (bytes.length - at >= 2) {
      const short = bytes.readUInt8(at + 1);
      const start = at + (short < 126 ? 2 : short === 126 ? 4 : 10);
      if (bytes.length < start) break;
      const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(at + 2) : bytes.readUInt32BE(at + 6);
      if (bytes.length < start + length) break;
      const opcode = bytes.readUInt8(at) & 0x0f;
      if (opcode === TEXT) this.#options.told(bytes.toString('latin1', start, start + length));
      else if (opcode === PING) this.#socket.write(masked(PONG, bytes.subarray(start, start + length)));
      else if (opcode === CLOSE) this.#socket.destroy();
      at = start + length;
    }
    return at;
  }
}

const upgrade = (from: string): string =>
  [
    ...['GET /socket HTTP/1.1', 'Host: 127.0.0.1', 'Origin: http://127.0.0.1', `X-Forwarded-For: ${from}`],
    ...['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'],
    ...['Sec-WebSocket-Key: c29sZWx1bmUgYmVuY2htYQ==', '', ''],
  ].join('\r\n');

/** What a client says is masked; with zeros it reads as it is. */
function masked(opcode: number, payload: Buffer): Buffer {
  const head = Buffer.alloc(payload.length < 126 ? 6 : 8);
  head[0] = 0x80 | opcode;
  head[1] = 0x80 | Math.min(payload.length, 126);
  if (payload.length >= 126) head.writeUInt16BE(payload.length, 2);
  return Buffer.concat([head, payload]);
}
