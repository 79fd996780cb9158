import { sentenceOf } from '@solelune/contract/errors';
import { type Sighting, sightingProblem } from '../../engine/records.ts';
import { readWallClock } from '../../engine/wall-clock.ts';
import { REFUSALS } from '../../refusal-sentences.ts';
import { localOffset } from '../clock/use-now.ts';
import type { AddOutcome } from './journal.ts';

/** What the server would refuse is refused here first, with the same sentence. */
export function checkSighting(sighting: Sighting): (AddOutcome & { ok: false }) | null {
  const problem = sightingProblem(sighting, readWallClock(Date.now(), localOffset));
  return problem ? { ok: false, ...REFUSALS[problem] } : null;
}

export const ALREADY_NOTED: AddOutcome = { ok: false, field: null, sentence: sentenceOf('mirror_hour_not_saved') };
