import type { MemberHooks } from '@solelune/contract/server';
import { sql } from 'kysely';
import { statusOf } from '../engine/index.ts';
import { findCustomer } from './customer.ts';
import { documentsOf } from './documents.repo.ts';
import { forgetCustomerJob } from './job-inputs.ts';
import { ordersOf } from './order.repo.ts';

/** What a member bought is theirs to read; once they go, the books stay and lead to nobody. */
export const paymentsExtension: MemberHooks = {
  exportOf: async (db, userId) => ({
    commandes: (await ordersOf(db, userId, 100_000)).map(({ id, state }) => ({
      ...{ numero: id, libelle: state.label, prix_en_centimes: state.priceCents, le: state.placedAt },
      ...{ paye_par_carte_en_centimes: state.payment?.cardCents ?? 0, paye_en_soleils: state.payment?.suns ?? 0 },
      ...{ etat: statusOf(state).status, cases_cochees: state.consents },
    })),
    recus_et_avoirs: (await documentsOf(db, userId)).map(
      ({ number, kind, label, amount_cents, vat_cents, written_at }) => ({
        ...{
          numero: number,
          nature: kind === 'receipt' ? 'reçu' : 'avoir',
          libelle: label,
          montant_en_centimes: amount_cents,
        },
        ...{ tva_en_centimes: vat_cents, le: written_at },
      }),
    ),
  }),

  onAccountDeletion: async (tx, userId, services) => {
    const orders = tx.selectFrom('payments_order').select('id').where('user_id', '=', userId);
    await tx.updateTable('payments_document').set({ customer_name: null }).where('order_id', 'in', orders).execute();
    // What is not paid is given up by the sweep, within a minute; a refund that is on its way goes on.
    await tx
      .updateTable('payments_order')
      .set({
        user_id: null,
        look_at: sql`case when phase = 'cancelled' then null else placed_at - interval '1 second' end`,
      })
      .where('user_id', '=', userId)
      .execute();
    const customer = await findCustomer(tx, userId);
    if (!customer) return;
    await tx.deleteFrom('payments_customer').where('user_id', '=', userId).execute();
    await services.jobs.send(tx, forgetCustomerJob, { customer });
  },
};
