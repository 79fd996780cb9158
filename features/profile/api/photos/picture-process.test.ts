import { eventually } from '@solelune/testing/eventually';
import { afterEach, describe, expect, it } from 'vitest';
import { PictureProcess } from './picture-process.ts';

const worker = new URL('./testing/odd-worker.ts', import.meta.url);
const [KILLS, HOLDS, IS_FINE] = [1, 2, 0].map((byte) => Buffer.from([byte])) as [Buffer, Buffer, Buffer];
const STAYS = new AbortController().signal;

let decoder: PictureProcess;
afterEach(() => decoder.end());

/** The system itself no longer knows the process. */
const hasEnded = (pid: number | undefined) =>
  eventually(() => expect(() => process.kill(pid ?? 0, 0)).toThrow('ESRCH'));

describe('the process that decodes', () => {
  it('is ended when a picture takes too long, and the next one has another', async () => {
    decoder = new PictureProcess({ worker, timeMaxMs: 2000 });
    const reading = decoder.read(HOLDS, STAYS);
    const { pid } = decoder;
    expect(await reading).toBe('too_slow');
    await hasEnded(pid);
    expect(await decoder.read(IS_FINE, STAYS)).toBe('not_a_picture');
  });

  it('is ended when nobody waits for its picture any more', async () => {
    decoder = new PictureProcess({ worker });
    const sender = new AbortController();
    const reading = decoder.read(HOLDS, sender.signal);
    const { pid } = decoder;
    sender.abort();
    expect(await reading).toBe('gone');
    await hasEnded(pid);
  });

  it('stays for the next picture when one was read', async () => {
    decoder = new PictureProcess({ worker });
    await decoder.read(IS_FINE, STAYS);
    const { pid } = decoder;
    await decoder.read(IS_FINE, STAYS);
    expect(decoder.pid).toBe(pid);
  });

  it('dies of a picture alone: it is damaged, and the next one is read', async () => {
    decoder = new PictureProcess({ worker });
    expect(await decoder.read(KILLS, STAYS)).toBe('damaged');
    expect(await decoder.read(IS_FINE, STAYS)).toBe('not_a_picture');
  });
});
