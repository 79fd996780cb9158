import { comebackWords } from '../../engine/comeback-words.ts';
import type { LiveStatus } from './use-status.ts';

/** Product document, section 1. Whoever said no hour of return is simply not there. */
export function statusWords(
  { status, comeback }: Pick<LiveStatus, 'status' | 'comeback'>,
  nowMs: number,
  zone: string,
): string {
  if (status === 'pending') return 'En attente';
  if (status === 'online') return 'Disponible';
  if (status === 'busy') return 'Occupé(e)';
  return comeback ? `Revient ${comebackWords(comeback, nowMs, zone)}` : 'Hors ligne';
}
