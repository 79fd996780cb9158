import { defineFeature } from '@solelune/contract/server';
import { bookExtension } from './api/extension.ts';
import { coverHandler, extractHandler, orderHandler } from './api/handlers/choosing.ts';
import { giftHandler, takeGiftHandler } from './api/handlers/gifts.ts';
import {
  bookDownload,
  correctHandler,
  giveUpHandler,
  linkHandler,
  mineHandler,
  oneHandler,
} from './api/handlers/owning.ts';
import { bookJobs } from './api/jobs.ts';
import { bookProduct } from './api/product.ts';
import { birthField, dedicationField, giftEmailField } from './api/sealed.ts';
import { kinds } from './corpus.ts';
import { bookLetters } from './mail/letters.ts';
import { bookSettings } from './settings.ts';

/** The book *Promesse Céleste*: composed, ordered, made, kept. */
export default defineFeature({
  name: 'book',
  texts: kinds,
  migrations: new URL('./api/migrations/', import.meta.url),
  sealed: [birthField, dedicationField, giftEmailField],
  settings: bookSettings,
  letters: bookLetters,
  jobs: bookJobs,
  products: [bookProduct],
  downloads: [bookDownload],
  members: bookExtension,
  handlers: [
    ...[coverHandler, extractHandler, orderHandler],
    ...[mineHandler, oneHandler, linkHandler, correctHandler, giveUpHandler],
    ...[giftHandler, takeGiftHandler],
  ],
});
