import type { ActivityCard } from '../../contract/activities.ts';
import type { ActivityRow } from '../tables.ts';

type Shown = Pick<ActivityRow, 'id' | 'category' | 'title' | 'payload' | 'created_at'>;

export const activityView = (row: Shown): ActivityCard => ({
  id: row.id,
  category: row.category,
  title: row.title,
  summary: summaryOf(row),
  address: addressOf(row),
  created_at: row.created_at.toISOString(),
});

const SUMMARY_LENGTH = 160;
const KEPT_BIRTH = '/angeologie/calcul-ange-gardien-naissance/resultat/';
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

function summaryOf({ category, payload }: Shown): string | null {
  if (category === 'email') return textOf(payload['text'])?.replace(/\s+/g, ' ').slice(0, SUMMARY_LENGTH) ?? null;
  if (category !== 'draw') return textOf(payload['summary']);
  const question = textOf(payload['question']);
  return question ? `«\u00a0${question}\u00a0»` : textOf(payload['spread']);
}

function addressOf({ id, category, payload }: Shown): string {
  if (category === 'draw') return `/profil/activites/tirage/${id}`;
  if (category === 'email') return `/profil/activites/email/${id}`;
  const address = textOf(payload['address']) ?? '/profil/activites';
  // A birth that was kept has a page of its own (product document, section 2).
  return address.startsWith(KEPT_BIRTH) ? `/ange/mon-ange-gardien-naissance/resultat/${id}` : address;
}
