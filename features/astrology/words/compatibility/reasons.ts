/** The sentences beside the scores of two signs, by cause; `reason.ts` says how they are written. */
import type { Domain } from '../../engine/index.ts';
import { ASPECT_REASONS } from './aspect-reasons.ts';
import { ELEMENT_REASONS } from './element-reasons.ts';
import { MODALITY_REASONS } from './modality-reasons.ts';
import { POLARITY_REASONS } from './polarity-reasons.ts';
import type { Reasons } from './reason.ts';
import { RULERS_REASONS } from './rulers-reasons.ts';

export const DOMAIN_LABELS: Record<Domain, string> = {
  love: 'Amour',
  desire: 'Désir',
  daily: 'Vie quotidienne',
  friendship: 'Amitié',
  work: 'Travail',
};

export const REASONS: Reasons = {
  ...ASPECT_REASONS,
  ...ELEMENT_REASONS,
  ...MODALITY_REASONS,
  ...POLARITY_REASONS,
  ...RULERS_REASONS,
};
