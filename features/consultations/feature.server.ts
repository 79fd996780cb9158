import { defineFeature } from '@solelune/contract/server';
import { callPart } from './api/call/part.ts';
import { checkedCallSettings } from './api/call/phone/open-phone.ts';
import { dossierPart } from './api/dossier/part.ts';
import { mayConsult } from './api/guards/index.ts';
import { guardsPart } from './api/guards/part.ts';
import { joinParts } from './api/parts.ts';
import { openAnswer } from './api/question/open-letter.ts';
import { questionPart } from './api/question/part.ts';
import { lastAnswered } from './api/question/question.repo.ts';
import { retentionPart } from './api/retention/part.ts';
import { roomPart } from './api/room/part.ts';
import { lastConsulted } from './api/room/room.ts';
import { consultationSettings } from './api/room/settings.ts';
import { tablePart } from './api/table/part.ts';

/** Read at the start, both, so that a mistake of either is told then. */
const settings = Object.assign(
  (config: Parameters<typeof consultationSettings>[0]) => ({
    ...consultationSettings(config),
    ...checkedCallSettings(config),
  }),
  { names: [...consultationSettings.names, ...checkedCallSettings.names] },
);

/** The room: chat, call, written question, the honest minute. */
export default defineFeature({
  name: 'consultations',
  settings,
  migrations: new URL('./api/migrations/', import.meta.url),
  ...joinParts([roomPart, callPart, questionPart, guardsPart, tablePart, dossierPart, retentionPart]),
  maySpend: (db, services, { userId, cents, at }) => mayConsult(db, services, userId, cents, at),
  openLetter: openAnswer,
  advisors: {
    // In whichever way it was last.
    consulted: async (db, userId, advisorId) => {
      const days = [await lastConsulted(db, userId, advisorId), await lastAnswered(db, userId, advisorId)];
      return (
        days
          .filter((day) => day !== null)
          .toSorted()
          .at(-1) ?? null
      );
    },
  },
});
