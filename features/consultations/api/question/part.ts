import type { Part } from '../parts.ts';
import { questionHandlers } from './handlers.ts';

export const questionPart: Part = { handlers: questionHandlers };
