/** The ways by which a member can be told. Mail is the one there is; another (push) is one more entry, with its own `tell`. */
import type { Services } from '@solelune/contract/server';
import { sendLetter } from '@solelune/letters';
import type { Writer } from '@solelune/platform';
import { type DayLetter, dayLetter, type WeekLetter, weekLetter } from '../../mail/letters.ts';

interface Told {
  readonly day?: DayLetter;
  readonly week?: WeekLetter;
}

type Tell = (tx: Writer, services: Services, reader: { email: string }, told: Told) => Promise<void>;

export const WAYS: Readonly<Record<'mail', Tell>> = {
  mail: async (tx, services, { email }, { day, week }) => {
    if (day) await sendLetter(tx, services, dayLetter, { to: email, data: day });
    if (week) await sendLetter(tx, services, weekLetter, { to: email, data: week });
  },
};
