import type { Logger } from '../log/logger.ts';
import type { EventHandler } from './events.ts';

/** Who hears what in this process. Payloads arrive as JSON text, so a handler never shares an object with the one who published it. */
export class Handlers {
  readonly #byTopic = new Map<string, Set<EventHandler>>();
  readonly #log: Logger;

  constructor(log: Logger) {
    this.#log = log;
  }

  add(topic: string, handler: EventHandler): () => void {
    // Wrapped: the same function may be given twice, and each is stopped on its own.
    const own: EventHandler = (payload) => handler(payload);
    const handlers = this.#byTopic.get(topic) ?? new Set();
    this.#byTopic.set(topic, handlers.add(own));
    return () => {
      handlers.delete(own);
      if (handlers.size === 0 && this.#byTopic.get(topic) === handlers) this.#byTopic.delete(topic);
    };
  }

  deliver(message: string): void {
    const { topic, payload } = JSON.parse(message) as { topic: string; payload?: unknown };
    for (const handler of this.#byTopic.get(topic) ?? []) {
      // One handler that fails takes nothing away from the others.
      Promise.try(handler, structuredClone(payload)).catch((error: unknown) =>
        this.#log.error({ err: error, topic }, 'an event handler failed'),
      );
    }
  }

  clear(): void {
    this.#byTopic.clear();
  }
}
