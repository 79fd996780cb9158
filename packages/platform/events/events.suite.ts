import { testConfig } from '@solelune/testing';
import { eventually } from '@solelune/testing/eventually';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogger, type Events, openEvents } from '../index.ts';

export function eventsSuite(environment: () => Record<string, string>): void {
  describe('events', () => {
    let events: Events;
    const logged: string[] = [];
    beforeEach(async () => {
      const config = testConfig({ ...environment(), LOG_LEVEL: 'info' });
      events = await openEvents(config, createLogger(config, { write: (line) => logged.push(line) }));
    });
    afterEach(() => events.close());

    it('reach every handler of their topic, in order, and no other', async () => {
      const [first, second, other] = [vi.fn(), vi.fn(), vi.fn()];
      events.subscribe('status', first);
      events.subscribe('status', second);
      events.subscribe('elsewhere', other);
      for (const n of [1, 2, 3]) await events.publish('status', { n });
      await eventually(() => expect(second).toHaveBeenCalledTimes(3));
      expect(first.mock.calls).toEqual([[{ n: 1 }], [{ n: 2 }], [{ n: 3 }]]);
      expect(other).not.toHaveBeenCalled();
    });

    it('are copies, as from another process, and come later than the call', async () => {
      const payload = { list: [1], when: new Date(0), nothing: undefined };
      const heard: unknown[] = [];
      events.subscribe('copy', (received) => void heard.push(received));
      const published = events.publish('copy', payload);
      payload.list.push(2);
      expect(heard).toEqual([]);
      await published;
      await eventually(() => expect(heard).toEqual([{ list: [1], when: '1970-01-01T00:00:00.000Z' }]));
    });

    it('are no longer heard by who stopped listening', async () => {
      const [stopped, kept] = [vi.fn(), vi.fn()];
      const stop = events.subscribe('topic', stopped);
      events.subscribe('topic', kept);
      stop();
      await events.publish('topic', null);
      await eventually(() => expect(kept).toHaveBeenCalledWith(null));
      expect(stopped).not.toHaveBeenCalled();
    });

    it('reach the others when one handler fails, which is logged', async () => {
      const heard = vi.fn();
      events.subscribe('fragile', () => {
        throw new Error('at once');
      });
      events.subscribe('fragile', async () => Promise.reject(new Error('later')));
      events.subscribe('fragile', heard);
      await events.publish('fragile', 1);
      await eventually(() => expect(heard).toHaveBeenCalledOnce());
      await eventually(() => expect(logged.filter((line) => line.includes('an event handler failed'))).toHaveLength(2));
    });
  });
}
