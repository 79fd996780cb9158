import type { Handler } from '@solelune/contract/server';
import { dossierHandler, dossierShareHandler } from './dossier.ts';
import { noteHandler, noteSaveHandler } from './notes.ts';

// A handler's input type differs from call to call; the list only needs their common shape.
// oxlint-disable-next-line typescript/no-explicit-any
export const dossierHandlers: Handler<any>[] = [dossierHandler, dossierShareHandler, noteHandler, noteSaveHandler];
