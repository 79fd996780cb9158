import { testConfig } from '@solelune/testing';
import { expect, it } from 'vitest';
import { createLogger, openEvents } from '../index.ts';
import { eventsSuite } from './events.suite.ts';

eventsSuite(() => ({}));

it('says in a sentence that Redis does not answer', async () => {
  const config = testConfig({ REDIS_URL: 'redis://127.0.0.1:1' });
  await expect(openEvents(config, createLogger(config))).rejects.toThrow('Redis ne répond pas : vérifiez REDIS_URL.');
});
