import { handle } from '@solelune/contract/server';
import { mostWantedFeelings } from '../contract.ts';
import { OPENING } from './feeling-counts.ts';

export const mostWantedFeelingsHandler = handle(mostWantedFeelings, () => ({ feelings: OPENING }));
