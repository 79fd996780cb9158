import { SENTENCES } from '@solelune/contract/validation';
import type { SightingProblem } from './engine/index.ts';

/** What is said when an hour cannot be noted, and beside which field. One place: the form and the call say the same. */
export const REFUSALS: Readonly<Record<SightingProblem, { field: 'date' | 'hour'; sentence: string }>> = {
  unknown_hour: { field: 'hour', sentence: 'Choisissez une heure miroir, inversée ou triple' },
  invalid_date: { field: 'date', sentence: SENTENCES.date },
  too_early: { field: 'date', sentence: 'Le carnet commence en l’an 2000' },
  in_the_future: { field: 'hour', sentence: 'Cette heure n’est pas encore venue' },
};
