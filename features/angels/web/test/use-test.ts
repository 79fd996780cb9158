import { useSyncExternalStore } from 'react';
import { type Answer, replay, type TestState } from '../../engine/index.ts';

/** The answers so far stay in this tab, so that a reload does not lose them; in memory alone where a browser refuses its storage. */
const KEY = 'angels.test';
const NONE = '[]';
let memory = NONE;
const listeners = new Set<() => void>();

function read(): string {
  try {
    return sessionStorage.getItem(KEY) ?? NONE;
  } catch {
    return memory;
  }
}

function keep(answers: readonly Answer[]): void {
  memory = JSON.stringify(answers);
  try {
    sessionStorage.setItem(KEY, memory);
  } catch {
    // Read from memory.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function answersOf(text: string): readonly Answer[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? (kept as Answer[]) : [];
  } catch {
    return [];
  }
}

export interface TestRun {
  readonly state: TestState;
  readonly canGoBack: boolean;
  readonly give: (answer: Answer) => void;
  readonly back: () => void;
}

export const restartTest = (): void => keep([]);

/** The test as it is being taken: its state is always what its answers lead to. The server draws the first card. */
export function useTest(): TestRun {
  const answers = answersOf(useSyncExternalStore(subscribe, read, () => NONE));
  return {
    state: replay(answers),
    canGoBack: answers.length > 0,
    give: (answer) => keep([...answers, answer]),
    back: () => keep(answers.slice(0, -1)),
  };
}
