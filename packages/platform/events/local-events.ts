import type { Logger } from '../log/logger.ts';
import type { Events } from './events.ts';
import { Handlers } from './handlers.ts';

export async function openLocalEvents(log: Logger): Promise<Events> {
  const handlers = new Handlers(log);
  return {
    redis: undefined,
    isShared: () => true,
    subscribe: (topic, handler) => handlers.add(topic, handler),
    publish: async (topic, payload) => {
      const message = JSON.stringify({ topic, payload });
      // Later, as from another process: nobody may count on handlers having run when `publish` returns.
      setImmediate(() => handlers.deliver(message));
    },
    close: async () => handlers.clear(),
  };
}
