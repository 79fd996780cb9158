import { defineFeature } from '@solelune/contract/server';
import { callPart } from './api/call/part.ts';
import { dossierPart } from './api/dossier/part.ts';
import { guardsPart } from './api/guards/part.ts';
import { joinParts } from './api/parts.ts';
import { questionPart } from './api/question/part.ts';
import { retentionPart } from './api/retention/part.ts';
import { roomPart } from './api/room/part.ts';
import { lastConsulted } from './api/room/room.ts';
import { consultationSettings } from './api/room/settings.ts';
import { tablePart } from './api/table/part.ts';

/** The room: chat, call, written question, the honest minute. */
export default defineFeature({
  name: 'consultations',
  settings: consultationSettings,
  migrations: new URL('./api/migrations/', import.meta.url),
  ...joinParts([roomPart, callPart, questionPart, guardsPart, tablePart, dossierPart, retentionPart]),
  advisors: { consulted: lastConsulted },
});
