import type { FeatureParts } from '@solelune/contract/server';
import { type CardFields, writeCard } from './desk.repo.ts';

const common = {
  ...{ slot: 'bottom', audience: 'member', weight: 1, picture_url: null, conversion: null },
  ...{ shown_from: null, shown_until: null, body: JSON.stringify({ type: 'default' }) },
};

/** One that members see, one that waits for its day, one that is still written. */
const cardsOf = (later: string): CardFields[] => [
  {
    ...{
      ...common,
      title: 'Démonstration : la lettre du soir',
      content: 'Une question posée le soir, une réponse écrite à tête reposée.',
    },
    ...{ link: '/equipe', link_text: 'Voir l’équipe', is_draft: false },
  },
  {
    ...{
      ...common,
      title: 'Démonstration : le mois prochain',
      content: 'Une carte prévue : elle se montrera d’elle-même à son jour.',
    },
    ...{ link: '/tarot', link_text: 'Tirer une carte', is_draft: false, shown_from: later },
  },
  {
    ...{ ...common, title: 'Démonstration : un brouillon', content: 'Personne ne la voit hors de la régie.' },
    ...{ link: '/numerologie', link_text: 'Compter', is_draft: true },
  },
];

/** Where nobody has planned a card yet: samples, marked as such. */
export async function plantCards({ db, transaction, services, now }: FeatureParts): Promise<string[]> {
  if (await db.selectFrom('promotions_card').select('id').executeTakeFirst()) return [];
  const later = now().toZonedDateTimeISO('Europe/Paris').toPlainDate().add({ months: 1 }).toString();
  const cards = cardsOf(later);
  await transaction(async (tx) => {
    for (const card of cards) await writeCard(tx, undefined, card);
    services.pages.changed('displays');
  });
  return [`Démonstration : ${cards.length} affichages, /administration/affichages`];
}

export async function forgetCards({ transaction }: FeatureParts): Promise<number> {
  const { numDeletedRows } = await transaction((tx) =>
    tx.deleteFrom('promotions_card').where('title', 'like', 'Démonstration : %').executeTakeFirstOrThrow(),
  );
  return Number(numDeletedRows);
}
