import type { Part } from '../parts.ts';
import { roomHandlers } from './handlers.ts';

export const roomPart: Part = {
  handlers: roomHandlers,
  permissions: { 'consultations.advise': ['advisor'] },
};
