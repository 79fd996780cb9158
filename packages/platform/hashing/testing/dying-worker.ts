import { existsSync, writeFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import type { HashRequest } from '../protocol.ts';

/** Dies of its first work, which leaves a file behind where the salt says; a second thread finds it and answers. */
parentPort?.on('message', ({ message, nonce }: HashRequest) => {
  const words = Buffer.from(message).toString();
  const trace = Buffer.from(nonce as Uint8Array).toString();
  if (words === 'dies always' || !existsSync(trace)) {
    writeFileSync(trace, '');
    throw new Error('the thread dies');
  }
  parentPort?.postMessage({ done: Buffer.from(`hashed ${words}`) });
});
