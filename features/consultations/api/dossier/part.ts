import type { Part } from '../parts.ts';
import { dossierHandlers } from './handlers.ts';

export const dossierPart: Part = { handlers: dossierHandlers };
