import { argon2Sync } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import type { ThreadReply } from '../threads/work-thread.ts';
import type { HashRequest } from './protocol.ts';
import { yieldToOthers } from './yield-to-others.ts';

if (parentPort === null) throw new Error('This file runs in a worker thread.');
const parent = parentPort;

function hash(request: HashRequest): ThreadReply<Uint8Array> {
  try {
    return { done: argon2Sync('argon2id', request) };
  } catch (error) {
    return { problem: error };
  }
}

yieldToOthers();
parent.on('message', (request: HashRequest) => parent.postMessage(hash(request)));
