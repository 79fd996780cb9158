import { CallError } from '@solelune/contract/client';
import { type Sighting, sightingProblem } from '../../engine/records.ts';
import { readWallClock } from '../../engine/wall-clock.ts';
import { REFUSALS } from '../../refusal-sentences.ts';
import { localOffset } from '../clock/use-now.ts';

/** What the server would refuse is refused here first, with the same sentence. */
export function checkSighting(sighting: Sighting): void {
  const problem = sightingProblem(sighting, readWallClock(Date.now(), localOffset));
  if (!problem) return;
  const { field, sentence } = REFUSALS[problem];
  throw new CallError('invalid_input', { sentence, fields: { [field]: sentence } });
}
