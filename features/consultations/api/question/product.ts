import { findAdvisor } from '@solelune/advisors/api';
import { counted } from '@solelune/french/counts';
import { defineProduct } from '@solelune/payments/api';
import { VAT_STANDARD } from '@solelune/payments/engine';
import { askPaid, withdraw } from './commands.ts';
import { findQuestion } from './question.repo.ts';

const TERMS = { name: 'terms', words: 'J’ai dix-huit ans ou plus et j’accepte les conditions générales de vente.' };
/** Code de la consommation, L221-25 and L221-28: asked for each time, the letter comes before the fourteen days are over. */
const START = {
  name: 'start_now',
  words:
    'Je demande que la réponse soit écrite tout de suite, avant la fin des quatorze jours pour renoncer au contrat. Je garde ce droit jusqu’à la réponse, et je sais qu’il s’éteint une fois la lettre envoyée.',
};
/** RGPD, article 9: confiding is not consenting. */
const INTIMATE = {
  name: 'intimate',
  words:
    'J’accepte que ce que j’écris d’intime (santé, vie affective, convictions) soit lu par ce conseiller, et lui seul, pour me répondre.',
};

/** One letter, paid for when it is asked; the item is the question. */
export const questionProduct = defineProduct({
  kind: 'question',
  isConsultation: true,
  offer: async (item, { db, userId }) => {
    const row = await findQuestion(db, item);
    const advisor = row?.user_id === userId ? await findAdvisor(db, row.advisor_id) : null;
    if (!row || !advisor) return null;
    return {
      label: `Question écrite à ${advisor.name}, avec une question de suite`,
      ...{ priceCents: row.amount_cents, vatRate: VAT_STANDARD, mode: 'sale' as const },
      ...{ takesSuns: true, takesCoupon: true, consents: [TERMS, START, INTIMATE] },
      chosenAt: `/equipe/${advisor.slug}/ecrire`,
      given: `${advisor.name} répond par une lettre en ${counted(row.delay_hours, 'heure', 'heures')} au plus après le paiement ; passé ce délai, tout vous est rendu.`,
    };
  },

  paid: (tx, { state, services, at }) => askPaid(tx, { services, at }, state.item),

  refundAsked: async (tx, { state, refund, services, at }) =>
    refund.reason === 'withdrawal' ? withdraw(tx, { services, at }, state.item) : true,

  lost: async (tx, { state, services, at }) => {
    await withdraw(tx, { services, at }, state.item);
  },

  unused: async (db, { state }) => ({
    ...{ units: 1, unused: (await findQuestion(db, state.item))?.status === 'asked' ? 1 : 0 },
  }),

  leadsTo: (item) => ({ words: 'Voir ma question', address: `/profil/question/${item}` }),
});
