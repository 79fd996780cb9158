import { findAdvisor } from '@solelune/advisors/api';
import { defineProduct } from '@solelune/payments/api';
import { VAT_STANDARD } from '@solelune/payments/engine';
import type { Reader, Writer } from '@solelune/platform';
import { ANSWER_MS, isOpen, provenUntil } from '../../engine/index.ts';
import { capLabel, WAY_WORDS } from '../../words/labels.ts';
import type { HoldRow } from '../tables.ts';
import { appendEvent, findRoom, isRoomId, lockRoom, type Room, type RoomContext } from './room.ts';
import { tend } from './tend.ts';

const TERMS = { name: 'terms', words: 'J’ai dix-huit ans ou plus et j’accepte les conditions générales de vente.' };
/** Code de la consommation, L221-25 and L221-28: asked for each time. */
const START = {
  name: 'start_now',
  words:
    'Je demande que la consultation commence tout de suite, avant la fin des quatorze jours pour renoncer au contrat. Si j’y renonce en route, je paie ce qui a été donné ; une fois entièrement donnée, ce droit s’éteint.',
};

/** Which hold, of which room, for which advisor: it never changes. */
export const itemOf = (id: string, number: number, accountId: string): string => `${id}.${number}.${accountId}`;
const readItem = (item: string) => {
  const [id = '', number = '', accountId = ''] = item.split('.');
  return isRoomId(id) && /^\d{1,3}$/.test(number) ? { id, number: Number(number), accountId } : null;
};

const findHold = (db: Reader, id: string, number: number): Promise<HoldRow | undefined> =>
  db
    .selectFrom('consultations_hold')
    .selectAll()
    .where('consultation_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst();

const isForSale = ({ state }: Room, number: number): boolean => (number === 0 ? state.phase === 'none' : isOpen(state));

/** Minutes with an advisor: held before they begin, and taken by the second once they are over. */
export const minutesProduct = defineProduct({
  kind: 'minutes',
  isConsultation: true,
  offer: async (item, { db, userId }) => {
    const named = readItem(item);
    const room = named && (await findRoom(db, named.id));
    if (!named || room?.row.member_id !== userId) return null;
    const [hold, advisor] = [await findHold(db, named.id, named.number), await findAdvisor(db, room.row.advisor_id)];
    if (!hold || !advisor || advisor.accountId !== named.accountId) return null;
    if (hold.state === 'asked' && !isForSale(room, named.number)) return null;
    return {
      label: capLabel(room.row.way, hold.seconds / 60, advisor.name, named.number > 0),
      ...{ priceCents: hold.cents, vatRate: VAT_STANDARD, mode: 'hold' as const, takesSuns: true, takesCoupon: true },
      consents: [TERMS, START],
      chosenAt: named.number === 0 ? `/equipe/${advisor.slug}/consulter` : `/consultation/${named.id}`,
      given:
        'La somme est retenue, pas débitée : à la fin, seules les secondes comptées sont prises, et le reste revient aussitôt.',
    };
  },

  /** The money is there: the advisor is asked, or the time is added. */
  held: async (tx, deed) => {
    const named = readItem(deed.state.item);
    if (!named) return;
    const room = await lockRoom(tx, named.id);
    if (!room) return;
    const context = { services: deed.services, at: deed.at };
    await tx
      .updateTable('consultations_hold')
      .set({ state: 'held' })
      .where('consultation_id', '=', room.id)
      .where('number', '=', named.number)
      .execute();
    const hold = await findHold(tx, room.id, named.number);
    if (!hold) return;
    if (named.number === 0 && room.state.phase === 'none') {
      const { way, cents_per_minute: centsPerMinute, cap_seconds: capSeconds } = room.row;
      await appendEvent(tx, context, room, { kind: 'requested', by: 'member', way, centsPerMinute, capSeconds });
      await tellAdvisor(tx, context, room);
      return;
    }
    const tended = await tend(tx, context, room);
    if (named.number > 0 && isOpen(tended.state)) {
      const until = provenUntil(tended.state, tended.proofs);
      await appendEvent(tx, context, tended, { kind: 'extended', by: 'member', seconds: hold.seconds, until });
    } else await dueNow(tx, room.id, deed.at);
  },

  leadsTo: (item) => {
    const id = readItem(item)?.id ?? '';
    return { words: 'Rejoindre le salon', address: `/consultation/${id}` };
  },
});

/** To their browsers, whether the console is open or not. Nobody is named: a locked screen is read by whoever is near. */
async function tellAdvisor(tx: Writer, { services }: RoomContext, { id, row, advisorUserId }: Room): Promise<void> {
  if (!advisorUserId) return;
  await services.push.send(tx, advisorUserId, {
    title: 'Quelqu’un vous demande',
    body: `Une consultation ${WAY_WORDS[row.way]}, ${row.cap_seconds / 60} minutes au plus. La demande attend une minute.`,
    ...{ url: '/console', tag: `request-${id}`, keptSeconds: ANSWER_MS / 1000 },
  });
}

/** Came too late to be used: whoever sweeps next lets it go. */
const dueNow = (tx: Writer, id: string, at: Temporal.Instant) =>
  tx.updateTable('consultations_consultation').set({ deadline_at: at.toString() }).where('id', '=', id).execute();
