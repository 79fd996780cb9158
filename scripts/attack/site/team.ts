import { setTimeout as pause } from 'node:timers/promises';
import type { Place } from './site.ts';

const PATIENCE_MS = 30_000;

/** The demonstration team: it is planted once the site listens. */
export async function openTeam(site: Place): Promise<{ id: number; slug: string }[]> {
  const startedAt = Date.now();
  for (;;) {
    const { body } = await site.visitor().get('advisor/index.json');
    const { body: booking } = await site.visitor().get('appointment/booking/maelle.json');
    if (body['advisors']?.length > 0 && booking['has_agenda']) return body['advisors'];
    if (Date.now() - startedAt > PATIENCE_MS) throw new Error('no team was planted');
    await pause(100);
  }
}
