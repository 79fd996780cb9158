import type { RunningServer } from '@solelune/server/compose';
import { Browser } from '../../features/account/api/testing/browser.ts';

/** A browser that goes through a socket of this machine, as browsers do. */
export async function browserOverHttp(server: RunningServer): Promise<Browser> {
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const site = {
    services: server.services,
    app: {
      async inject({ method, url, headers, payload }: Inject) {
        const answer = await fetch(`${address}${url}`, {
          method,
          headers: { ...headers, ...(payload ? { 'content-type': 'application/json' } : {}) },
          ...(payload ? { body: JSON.stringify(payload) } : {}),
        });
        const body: unknown = await answer.json();
        return { statusCode: answer.status, json: () => body };
      },
    },
  };
  return new Browser(() => site);
}

interface Inject {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  payload?: object;
}
