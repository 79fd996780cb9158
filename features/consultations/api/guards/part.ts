import type { Part } from '../parts.ts';
import { plantSignatures } from './charter.ts';
import { guardsHandlers } from './handlers.ts';

export const guardsPart: Part = { handlers: guardsHandlers, demo: plantSignatures };
