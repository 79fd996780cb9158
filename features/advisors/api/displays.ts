import type { Display } from '@solelune/contract';
import type { FeatureParts } from '@solelune/contract/server';
import type { SpotlightCard } from '../contract.ts';
import type { Spotlight } from '../engine/index.ts';
import { spotlightCards } from './spotlight.ts';

/** Whose pages each role stands under, by the feature that answers them. */
const ROLE_OF: Readonly<Record<string, Spotlight>> = {
  astrology: 'astrologer',
  horoscopes: 'astrologer',
  tarot: 'tarot-reader',
  numerology: 'numerologist',
  lithotherapy: 'lithotherapist',
};

const QUESTIONS: Readonly<Record<Spotlight, string>> = {
  astrologer: 'Pourquoi maintenant ? Une voix pour lire votre ciel avec vous.',
  'tarot-reader': 'Que faire de ce choix ? Une voix pour regarder les cartes avec vous.',
  numerologist: 'Qu’est-ce qui se répète ? Une voix pour compter avec vous.',
  lithotherapist: 'Qu’est-ce qui m’accompagne ? Une voix pour choisir une pierre avec vous.',
};

/** Who stands where seldom changes, and many pages ask. A team that does not exist yet may be planted this very moment: it is asked for again soon. */
const KEPT_MS = 30_000;
const NOBODY_KEPT_MS = 1000;
const kept = new WeakMap<object, { untilMs: number; cards: Promise<SpotlightCard[]> }>();

export function keptSpotlight({ db, services, now }: Pick<FeatureParts, 'db' | 'services' | 'now'>) {
  const known = kept.get(services);
  const nowMs = now().epochMilliseconds;
  if (known && known.untilMs > nowMs) return known.cards;
  const cards = spotlightCards(db, services, now());
  kept.set(services, { untilMs: nowMs + KEPT_MS, cards });
  cards.then(
    ({ length }) => length === 0 && kept.set(services, { untilMs: nowMs + NOBODY_KEPT_MS, cards }),
    () => kept.delete(services),
  );
  return cards;
}

/** A promotional card with the person of that role. */
export async function spotlightDisplays(
  call: string,
  parts: Pick<FeatureParts, 'db' | 'services' | 'now'>,
): Promise<Display[]> {
  const role = ROLE_OF[call.split('.')[0] ?? ''];
  if (!role) return [];
  const card = (await keptSpotlight(parts)).find((one) => one.role === role);
  if (!card) return [];
  const { id, slug, name, headline, picture, isDemo } = card;
  return [
    {
      ...{ type: 'collaborator', id, title: isDemo ? `${name} (démonstration)` : name },
      content: `${headline}. ${QUESTIONS[role]}`,
      ...(picture ? { picture_url: picture } : {}),
      ...{ link: `/equipe/${slug}`, link_text: 'Voir sa page', encoded_slot: `spotlight-${role}` },
      ...{ new_app: true, new_app_name: 'advisors.advisor', new_app_params: JSON.stringify({ slug }) },
      collaborator: { user_id: id },
    },
  ];
}
