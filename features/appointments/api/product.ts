import { defineProduct } from '@solelune/payments/api';
import { lastWithdrawalDay, VAT_STANDARD } from '@solelune/payments/engine';
import { meetingLabel } from '../words/meeting.ts';
import { findAppointment } from './appointment.repo.ts';
import { bookPaid, cancelAppointment, lockWithOrder } from './commands.ts';
import { bookingAddress } from './free-slots.ts';
import type { AppointmentRow } from './tables.ts';
import { memberWhen } from './tell.ts';

const TERMS = { name: 'terms', words: 'J’ai dix-huit ans ou plus et j’accepte les conditions générales de vente.' };
/** Code de la consommation, L221-25 and L221-28: asked for each time, where the hour comes before the fourteen days are over. */
const START = {
  name: 'start_now',
  words:
    'Je demande que la consultation ait lieu à l’heure choisie, avant la fin des quatorze jours pour renoncer au contrat. Je garde ce droit jusque-là, et je sais qu’il s’éteint une fois la consultation entièrement donnée.',
};

const PARIS = 'Europe/Paris';
const dayIn = (at: Temporal.Instant) => at.toZonedDateTimeISO(PARIS).toPlainDate();

/** The fourteen days begin when the order is passed: an hour that comes after them asks for nothing more. */
const isBeforeWithdrawalEnds = ({ starts_at }: AppointmentRow, at: Temporal.Instant): boolean =>
  Temporal.PlainDate.compare(
    dayIn(Temporal.Instant.fromEpochMilliseconds(starts_at.getTime())),
    lastWithdrawalDay(dayIn(at)),
  ) <= 0;

const isHeld = ({ status, held_until }: AppointmentRow, at: Temporal.Instant) =>
  status === 'held' && held_until !== null && held_until.getTime() > at.epochMilliseconds;

/**
 * An hour with an advisor, paid when it is booked. The item is the appointment. No share of the advisor's is booked here: what is cancelled comes back
 * whole, so their part is written when the consultation has taken place.
 */
export const appointmentProduct = defineProduct({
  kind: 'appointment',
  isConsultation: true,
  offer: async (item, { db, userId, at }) => {
    const row = await findAppointment(db, item);
    if (row?.user_id !== userId || row.status === 'released' || (row.status === 'held' && !isHeld(row, at)))
      return null;
    return {
      label: `${meetingLabel(row.duration_minutes, row.kind, row.advisor_name)}, ${memberWhen(row)}`,
      ...{ priceCents: row.amount_cents, vatRate: VAT_STANDARD, mode: 'sale' as const },
      ...{ takesSuns: true, takesCoupon: true },
      consents: isBeforeWithdrawalEnds(row, at) ? [TERMS, START] : [TERMS],
      chosenAt: bookingAddress(row.advisor_slug),
      given: 'L’heure est à vous dès le paiement accepté, et la consultation a lieu à cette heure-là.',
    };
  },

  paid: (tx, { state, services, at }) => bookPaid(tx, { services, at }, state.item),

  /** Withdrawn from: the appointment goes with the contract. What took place cannot be. */
  refundAsked: async (tx, { state, refund, services, at }) => {
    if (refund.reason !== 'withdrawal') return true;
    const found = await lockWithOrder(tx, state.item);
    if (!found) return true;
    const cancelling = { by: 'member', refund: 'card' } as const;
    return 'id' in (await cancelAppointment(tx, { services, at }, found, cancelling));
  },

  lost: async (tx, { state, services, at }) => {
    const found = await lockWithOrder(tx, state.item);
    if (found) await cancelAppointment(tx, { services, at }, found, { by: 'house', refund: null });
  },

  unused: async (db, { state }) => ({
    ...{ units: 1, unused: (await findAppointment(db, state.item))?.status === 'booked' ? 1 : 0 },
  }),

  leadsTo: () => ({ words: 'Voir mes rendez-vous', address: '/profil/rendez-vous' }),
});
