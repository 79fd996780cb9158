import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { testConfig } from '@solelune/testing';
import { eventually } from '@solelune/testing/eventually';
import { describe, expect, it, vi } from 'vitest';
import { createLogger, createStopping } from './index.ts';

function stopping(timeLimitMs = 1_000) {
  const host = Object.assign(new EventEmitter(), { exit: vi.fn() });
  const lines: string[] = [];
  const log = createLogger({ ...testConfig(), logLevel: 'info' }, { write: (line) => lines.push(line) });
  const parts = createStopping(log, { timeLimitMs, process: host as never });
  return { ...parts, host, lines };
}

describe('createStopping', () => {
  it('closes in reverse order, waits for each, then ends well', async () => {
    const { onStop, host } = stopping();
    const closed: string[] = [];
    onStop('database', () => void closed.push('database'));
    onStop('server', async () => {
      await sleep(20);
      closed.push('server');
    });
    host.emit('SIGTERM');
    await eventually(() => expect(host.exit).toHaveBeenCalledWith(0));
    expect(closed).toEqual(['server', 'database']);
  });

  it('closes the rest when one fails, and ends with an error', async () => {
    const { onStop, host, lines } = stopping();
    const closed = vi.fn();
    onStop('database', closed);
    onStop('server', () => Promise.reject(new Error('stuck')));
    host.emit('SIGINT');
    await eventually(() => expect(host.exit).toHaveBeenCalledWith(1));
    expect(closed).toHaveBeenCalledOnce();
    expect(lines.join('')).toContain('"part":"server"');
  });

  it('ends at once at a second signal', async () => {
    const { onStop, host } = stopping(60_000);
    onStop('server', () => sleep(60_000, undefined, { ref: false }));
    host.emit('SIGTERM');
    expect(host.exit).not.toHaveBeenCalled();
    host.emit('SIGINT');
    expect(host.exit).toHaveBeenCalledWith(1);
  });

  it('ends when closing takes too long', async () => {
    const { onStop, host } = stopping(30);
    onStop('server', () => sleep(60_000, undefined, { ref: false }));
    host.emit('SIGTERM');
    await eventually(() => expect(host.exit).toHaveBeenCalledWith(1));
  });

  it('runs once however often it is asked to', async () => {
    const { onStop, stop } = stopping();
    const closed = vi.fn();
    onStop('server', closed);
    await Promise.all([stop(), stop()]);
    expect(closed).toHaveBeenCalledOnce();
  });
});
