import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { DURABLE_START, FlushingFolder, flushTree } from './flush.ts';

const folder = mkdtempSync(join(tmpdir(), 'solelune-flush-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The hook as the WebAssembly program would find it. */
async function hooked(onFailure: (error: unknown) => void) {
  const files = new FlushingFolder(folder, onFailure);
  const { emscriptenOpts } = await files.init({} as never, { preRun: [] } as never);
  const module = { NODEFS: { stream_ops: {} as { fsync(stream: { nfd: number }): number } } };
  (emscriptenOpts.preRun as unknown as ((given: unknown) => void)[]).at(-1)?.(module);
  return { files, fsync: (nfd: number) => module.NODEFS.stream_ops.fsync({ nfd }) };
}

describe('FlushingFolder', () => {
  it('flushes the file and counts it', async () => {
    const onFailure = vi.fn();
    const { files, fsync } = await hooked(onFailure);
    const file = openSync(join(folder, 'wal'), 'w');
    expect(fsync(file)).toBe(0);
    closeSync(file);
    expect(files.flushes).toBe(1);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('tells at once of a flush that failed', async () => {
    const onFailure = vi.fn(() => {
      throw new Error('the thread ends here');
    });
    const { files, fsync } = await hooked(onFailure);
    const file = openSync(join(folder, 'wal'), 'w');
    closeSync(file);
    expect(() => fsync(file)).toThrow('the thread ends here');
    expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ code: 'EBADF' }));
    expect(files.flushes).toBe(0);
  });
});

it('starts the server with flushes on', () => {
  expect(DURABLE_START).not.toContain('-F');
  expect(DURABLE_START).toContain('wal_sync_method=fsync');
});

it('flushes a tree of files and folders', () => {
  writeFileSync(join(folder, 'a'), 'a');
  expect(() => flushTree(folder)).not.toThrow();
});
