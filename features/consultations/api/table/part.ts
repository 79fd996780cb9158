import type { Part } from '../parts.ts';
import { tableHandlers } from './handlers.ts';

export const tablePart: Part = { handlers: tableHandlers };
