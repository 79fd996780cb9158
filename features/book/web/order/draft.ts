import { readBirth } from '@solelune/profile/web/birth-subjects';
import { mine, readJson } from '@solelune/screen/device';
import { useState, useSyncExternalStore } from 'react';
import { type BookBirth, bookBirthOf } from './book-birth.ts';

const WHOM = ['self', 'contact', 'gift'] as const;
type Whom = (typeof WHOM)[number];

/** What stands in the form of an order: this tab keeps it through a login, and until it is ordered. */
export interface Draft {
  whom: Whom;
  /** Who was chosen among the people of the account; null for somebody else. */
  subject: string | null;
  /** Null while nothing was typed: then what is known of who was chosen stands there. */
  birth: BookBirth | null;
  giftDay: string;
  giftEmail: string;
  note: string;
}

const NEW_DRAFT: Draft = { whom: 'self', subject: 'self', birth: null, giftDay: '', giftEmail: '', note: '' };

const KEY = 'book-order';

/** What was kept, as far as it still reads: anyone can write into a browser's memory. */
export function draftOf(kept: string | null): Draft | null {
  const read = readJson(kept) as Record<string, unknown> | null;
  if (!read || typeof read !== 'object') return null;
  const text = (name: string) => (typeof read[name] === 'string' ? (read[name] as string) : '');
  const birth = readBirth(read['birth']);
  return {
    whom: WHOM.find((one) => one === read['whom']) ?? 'self',
    subject: text('subject') || null,
    birth: birth && bookBirthOf(birth),
    ...{ giftDay: text('giftDay'), giftEmail: text('giftEmail'), note: text('note') },
  };
}

export const forgetDraft = (): void => mine.forget(KEY);

const neverChanges = () => () => {};

/** The draft, and how it is changed; on the server and while the page is taken over it is a new one. */
export function useDraft(): [Draft, (part: Partial<Draft>) => void] {
  const kept = useSyncExternalStore(
    neverChanges,
    () => mine.read(KEY),
    () => null,
  );
  const [changed, setChanged] = useState<Draft | null>(null);
  const draft = changed ?? draftOf(kept) ?? NEW_DRAFT;
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    setChanged(next);
    mine.write(KEY, JSON.stringify(next));
  };
  return [draft, change];
}
