import { defineFeature } from '@solelune/contract/server';
import { arcanumHandler, bellineCardHandler } from './api/card-page.ts';
import { dayCardHandler } from './api/day-card.ts';
import { serverSeedColumn } from './api/draw.repo.ts';
import { drawHandler } from './api/draw.ts';
import { drawNewHandler } from './api/draw-new.ts';
import { drawSaveHandler } from './api/draw-save.ts';
import { drawTouchHandler } from './api/draw-touch.ts';
import { drawsMineHandler } from './api/draws-mine.ts';
import { tarotExtension } from './api/extension.ts';
import { tarotJobs } from './api/jobs.ts';
import { pageHandler } from './api/page.ts';
import { serveSharePictures } from './api/share-pictures.ts';
import { kinds } from './corpus.ts';

/** Draws of the tarot and of two oracles. */
export default defineFeature({
  name: 'tarot',
  handlers: [
    pageHandler,
    arcanumHandler,
    bellineCardHandler,
    dayCardHandler,
    drawNewHandler,
    drawHandler,
    drawTouchHandler,
    drawSaveHandler,
    drawsMineHandler,
  ],
  migrations: new URL('./api/migrations/', import.meta.url),
  texts: kinds,
  sealed: [serverSeedColumn],
  files: serveSharePictures,
  jobs: tarotJobs,
  members: tarotExtension,
});
