import type { Part } from '../parts.ts';
import { callHandlers } from './handlers.ts';

export const callPart: Part = { handlers: callHandlers };
