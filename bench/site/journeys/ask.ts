import { Agent, request } from 'node:http';
import { addressOf } from '../people.ts';

export interface Asked {
  /** Whose browser it is: everybody has an address of their own. */
  visitor: number;
  token?: string;
  form?: Record<string, string>;
}

/** What a person sees when nothing comes: the reason is counted, nobody reads it. */
export class Failed extends Error {}

const PATIENCE_MS = 15_000;
const agent = new Agent({ keepAlive: true, maxSockets: 1024 });

/** A request as a browser makes it, through the proxy. Anything but 200 has failed. */
export function ask(site: string, path: string, { visitor, token, form }: Asked): Promise<string> {
  const { hostname, port, host } = new URL(site);
  const body = form && new URLSearchParams(form).toString();
  const headers = {
    ...{ host, 'accept-encoding': body || token ? 'identity' : 'br', 'x-forwarded-for': addressOf(visitor) },
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(body ? { 'content-type': 'application/x-www-form-urlencoded', 'content-length': Buffer.byteLength(body) } : {}),
  };
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, agent, headers, method: body === undefined ? 'GET' : 'POST' });
    const timer = setTimeout(() => asked.destroy(new Failed('late')), PATIENCE_MS);
    asked.on('response', (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        clearTimeout(timer);
        const text = Buffer.concat(parts).toString();
        if (answer.statusCode === 200) resolve(text);
        else
          reject(
            new Failed(`${answer.statusCode}`, {
              cause: `${path.slice(0, 80)} ${body || token ? text.slice(0, 300) : ''}`,
            }),
          );
      });
    });
    asked.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    asked.end(body);
  });
}

export async function call<Answer>(site: string, path: string, asked: Asked): Promise<Answer> {
  return JSON.parse(await ask(site, `/api/${path}`, asked)) as Answer;
}
