import { type Angel, spiritualOf } from '@solelune/angels/engine';
import type { MirrorHour } from './hours.ts';

/** Who keeps the hour, by the rule of twenty minutes, intervals half-open: 00h00 is the first angel's, 01h20 would be the fifth's. */
export const angelOfHour = ({ hour, minute }: Pick<MirrorHour, 'hour' | 'minute'>): Angel => spiritualOf(hour, minute);
