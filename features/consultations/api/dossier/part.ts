import type { Part } from '../parts.ts';
import { dossierHandlers } from './handlers.ts';
import { noteBody } from './note.repo.ts';

export const dossierPart: Part = { handlers: dossierHandlers, sealed: [noteBody] };
