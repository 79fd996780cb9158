import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Brought {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** The server of a browser's maker: takes what is pushed, and answers as it is told. */
export interface PushService {
  origin: string;
  brought: Brought[];
  /** 201 unless told; 410 for a browser that is gone. */
  answerWith(status: number): void;
  close(): Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const brought: Brought[] = [];
  let status = 201;
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request));
    brought.push({ path: request.url ?? '', headers: request.headers, body });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    brought,
    answerWith: (next) => {
      status = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const SALT = 16;
const KEY_LENGTH_AT = 20;
const TAG = 16;

/** A browser that lets a site write to it: what it says of itself, and how it reads what comes (RFC 8291). */
export function pushedBrowser(endpoint: string) {
  const curve = createECDH('prime256v1');
  const ownKey = curve.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: ownKey.toString('base64url'), auth: auth.toString('base64url') };
  return {
    subscription: JSON.stringify({ endpoint, expirationTime: null, keys }),
    read(body: Buffer): unknown {
      const salt = body.subarray(0, SALT);
      const keyEnd = KEY_LENGTH_AT + 1 + body.readUInt8(KEY_LENGTH_AT);
      const senderKey = body.subarray(KEY_LENGTH_AT + 1, keyEnd);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), ownKey, senderKey]);
      const shared = Buffer.from(hkdfSync('sha256', curve.computeSecret(senderKey), auth, info, 32));
      const derived = (name: string, bytes: number) =>
        Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${name}\0`, bytes));
      const cipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
      cipher.setAuthTag(body.subarray(-TAG));
      const clear = Buffer.concat([cipher.update(body.subarray(keyEnd, -TAG)), cipher.final()]);
      // The last record ends in a 2, and zeros.
      return JSON.parse(clear.subarray(0, clear.lastIndexOf(2)).toString());
    },
  };
}
