import type { Client } from '@solelune/contract/client';
import { deviceJournal } from './device-journal.ts';
import { journalServer } from './journal-server.ts';
import { mergeJournal } from './merge.ts';

let running: Promise<number> | null = null;
/** Whether records came into the account since a journal last asked: one that was read just before would not show them. */
let hasNews = false;

/** Once for everyone who asks at the same time. Gives how many records came into the account; raises when it was cut, and may be asked again. */
export function mergeAtLogin(call: Client['call']): Promise<number> {
  running ??= mergeJournal(deviceJournal, journalServer(call))
    .then((count) => {
      hasNews ||= count > 0;
      return count;
    })
    .finally(() => {
      running = null;
    });
  return running;
}

/** True once for each time that records came over. */
export function takeNews(): boolean {
  const had = hasNews;
  hasNews = false;
  return had;
}
