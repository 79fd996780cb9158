import type { Reader } from '@solelune/platform';
import { findActivity } from '@solelune/profile/api';

/** Where a kept chart leads: the address says everything, and the sky is computed again from it. */
const CHART_ADDRESS = /^\/astrologie\/theme-astral-gratuit\/resultat\/([\w%=+-]+)$/;

export interface KeptChart {
  title: string;
  infos: string;
}

/** A chart of the member's; somebody else's, or one that was taken away, is none. */
export async function findKeptChart(db: Reader, memberId: string, id: string): Promise<KeptChart | null> {
  const row = await findActivity(db, memberId, id, 'natal-chart');
  const infos = CHART_ADDRESS.exec(String(row?.payload['address'] ?? ''))?.[1];
  return row && infos ? { title: row.title, infos: decodeURIComponent(infos) } : null;
}

interface KeptCard {
  key: string;
  name: string;
  position: string;
  reversed: boolean;
}
export interface KeptDraw {
  title: string;
  spread: string;
  question: string | null;
  cards: KeptCard[];
}

/** A draw of the member's, as it was kept. */
export async function findKeptDraw(db: Reader, memberId: string, id: string): Promise<KeptDraw | null> {
  const row = await findActivity(db, memberId, id, 'draw');
  if (!row) return null;
  const { spread, question, cards } = row.payload as { spread: string; question?: string; cards: KeptCard[] };
  return {
    ...{ title: row.title, spread, question: question ?? null },
    cards: cards.map(({ key, name, position, reversed }) => ({ key, name, position, reversed: reversed ?? false })),
  };
}
