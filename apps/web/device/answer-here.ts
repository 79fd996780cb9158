import type { CallAddress } from '@solelune/contract';
import { CallError } from '@solelune/contract/client';
import { type ErrorCode, isErrorCode } from '@solelune/contract/errors';
import { DEVICE_CACHE, PIECES_ADDRESS, type Pieces, type Said } from './pieces.ts';

let pieces: Promise<Pieces> | undefined;
let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, (said: Said) => void>();

async function keptPieces(): Promise<Pieces> {
  const kept = await caches.match(PIECES_ADDRESS, { cacheName: DEVICE_CACHE });
  if (!kept) throw lost();
  return (await kept.json()) as Pieces;
}

/** Never the network instead: the visitor was told that nothing leaves. */
const lost = () =>
  new CallError('internal', {
    sentence:
      'Ce calcul se fait sur cet appareil, et ses fichiers n’y sont plus entiers. Reprenez-les depuis la page du réglage.',
  });

function open(file: string): Worker {
  const opened = new Worker(file, { type: 'module' });
  opened.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  opened.addEventListener('error', () => {
    for (const [id, tell] of waiting) tell({ id, status: 500, body: {} });
    waiting.clear();
    worker = undefined;
  });
  return opened;
}

/** Null where this device does not answer such a call, which then goes to the server. */
export async function answerHere(call: CallAddress, input: unknown): Promise<Record<string, unknown> | null> {
  pieces ??= keptPieces();
  const { calls, worker: file } = await pieces.catch((error: unknown) => {
    pieces = undefined;
    throw error;
  });
  if (!calls.includes(call.name)) return null;
  worker ??= open(file);
  const { status, body } = await new Promise<Said>((resolve) => {
    asked += 1;
    waiting.set(asked, resolve);
    worker?.postMessage({ id: asked, call: call.name, input });
  });
  if (status === 200) return body;
  const { code, error, fields } = body as { code?: string; error?: string; fields?: Record<string, string> };
  if (!isErrorCode(code) || !error) throw lost();
  throw new CallError(code as ErrorCode, { sentence: error, status, ...(fields ? { fields } : {}) });
}
