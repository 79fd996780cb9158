import type { Client } from '@solelune/contract/client';
import { deviceJournal } from './device-journal.ts';
import { journalServer } from './journal-server.ts';
import { mergeJournal } from './merge.ts';

let running: Promise<number> | null = null;

/** Once for everyone who asks at the same time. Gives how many records came into the account; raises when it was cut, and may be asked again. */
export function mergeAtLogin(call: Client['call']): Promise<number> {
  running ??= mergeJournal(deviceJournal, journalServer(call)).finally(() => {
    running = null;
  });
  return running;
}
