import type { Part } from '../parts.ts';
import { guardsHandlers } from './handlers.ts';

export const guardsPart: Part = { handlers: guardsHandlers };
