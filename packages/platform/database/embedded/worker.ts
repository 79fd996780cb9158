import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { roomIn } from '../../disk/room.ts';
import { giveBackWhenQuiet } from '../../memory/give-back.ts';
import { Framing } from './framing.ts';
import { openEngine } from './open-engine.ts';
import type { WorkerReply, WorkerRequest, WorkerStart } from './protocol.ts';
import { WritingStops } from './writing-stops.ts';

/** Small messages are sent together; a large answer leaves in parts while it is still being made. */
const CHUNK_BYTES = 64 * 1024;

if (parentPort === null) throw new Error('This file runs in a worker thread.');
const parent = parentPort;

function reply(message: WorkerReply, transfer: ArrayBuffer[] = []): void {
  parent.postMessage(message, transfer);
}

/** Nothing may be acknowledged after this: the thread ends here and the other side sees it end. */
function die(error: unknown): never {
  reply({ kind: 'failed', message: describe(error) });
  process.exit(1);
}

/** What the engine's file system throws has a number and no message; an engine that panics often says nothing at all. */
function describe(error: unknown): string {
  const { message, name, errno } = (error ?? {}) as { message?: string; name?: string; errno?: number };
  return message || [name, errno].filter(Boolean).join(' ') || String(error) || 'the engine panicked';
}

const engine = await openEngine(workerData as WorkerStart, die).catch(die);
const { pglite } = engine;
giveBackWhenQuiet();
const { folder } = workerData as WorkerStart;
const writing =
  folder === null
    ? null
    : new WritingStops(
        () => roomIn(folder),
        pglite,
        (isStopped) => reply({ kind: 'writing', isStopped }),
      );
/** No transaction is open, no statement half said. */
let isIdle = false;

/** One thing after the other: the engine has one session, and a batch may not start in the middle of another. */
let queue: Promise<void> = Promise.resolve();

function enqueue(action: () => Promise<void>): void {
  queue = queue.then(action).catch(die);
}

/** Connections follow one another on the one session there is: each begins as if it were alone. */
function serve(port: MessagePort): void {
  const framing = new Framing();
  enqueue(startAfresh);
  port.on('message', (chunk: Uint8Array) => {
    for (const batch of framing.push(chunk)) enqueue(async () => (batch === null ? port.close() : run(batch, port)));
  });
}

async function startAfresh(): Promise<void> {
  await pglite.exec('ROLLBACK');
  await pglite.exec('DISCARD ALL');
  writing?.forget();
  isIdle = true;
}

async function run(batch: Buffer, port: MessagePort): Promise<void> {
  if (isIdle) await writing?.look();
  let parts: Uint8Array[] = [];
  let size = 0;
  isIdle = false;
  const send = () => {
    const chunk = new Uint8Array(Buffer.concat(parts, size));
    parts = [];
    size = 0;
    port.postMessage(chunk, [chunk.buffer]);
  };
  await pglite.execProtocolRawStream(batch, {
    syncToFs: false,
    onRawData: (bytes) => {
      // The bytes belong to the memory of the program, which writes over them.
      parts.push(bytes.slice());
      isIdle = endsIdle(bytes);
      size += bytes.length;
      if (size >= CHUNK_BYTES) send();
    },
  });
  if (size > 0) send();
}

/** An answer that ends with ReadyForQuery, outside any transaction: `Z`, its length 5, `I`. */
function endsIdle(bytes: Uint8Array): boolean {
  const [type, , , , length, status] = bytes.subarray(-6);
  return type === 0x5a && length === 5 && status === 0x49;
}

async function close(): Promise<void> {
  await pglite.close();
  reply({ kind: 'closed' });
  parent.close();
}

async function dump(): Promise<void> {
  const tar = await (await pglite.dumpDataDir('none')).arrayBuffer();
  reply({ kind: 'dump', tar: new Uint8Array(tar) }, [tar]);
}

parent.on('message', (request: WorkerRequest) => {
  if (request.kind === 'connect') serve(request.port);
  else if (request.kind === 'flushes') reply({ kind: 'flushes', count: engine.flushes() });
  else enqueue(request.kind === 'dump' ? dump : close);
});
reply({ kind: 'ready' });
