import { device, readJson } from '@solelune/screen/device';
import type { SpreadId } from '../../engine/index.ts';

/** What this device remembers of the draws begun on it: the question, which goes nowhere unless its draw is kept. */
export interface DrawNote {
  readonly id: string;
  readonly spread: SpreadId;
  readonly question: string;
  /** ISO instant. */
  readonly at: string;
}

const KEY = 'tarot-draws';
/** A device is no archive. */
const MOST = 30;

const isNote = (value: unknown): value is DrawNote => {
  const { id, spread, question, at } = (value ?? {}) as Record<string, unknown>;
  return [id, spread, question, at].every((text) => typeof text === 'string' && text.length <= 400);
};

function drawNotes(): DrawNote[] {
  const kept = readJson(device.read(KEY));
  return Array.isArray(kept) ? kept.filter(isNote) : [];
}

export const noteOf = (id: string): DrawNote | undefined => drawNotes().find((note) => note.id === id);

export function noteDraw(note: DrawNote): void {
  const others = drawNotes().filter(({ id }) => id !== note.id);
  device.write(KEY, JSON.stringify([note, ...others].slice(0, MOST)));
}

const DAY_MS = 24 * 60 * 60_000;
const folded = (question: string) => question.trim().toLocaleLowerCase('fr').replaceAll(/\s+/g, ' ');

/** The draw in which the same thing was asked within a day before this one, if there is one. */
export function askedBefore({ id, question, spread, at }: DrawNote): DrawNote | undefined {
  const isSame = (other: DrawNote) =>
    other.id !== id &&
    other.at < at &&
    Date.parse(at) - Date.parse(other.at) < DAY_MS &&
    (question ? folded(other.question) === folded(question) : !other.question && other.spread === spread);
  return drawNotes().find(isSame);
}
