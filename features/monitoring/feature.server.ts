import { defineFeature } from '@solelune/contract/server';
import { jsErrorsHandler } from './api/js-errors.ts';
import { keepErrors } from './api/keep-errors.ts';

/** What goes wrong in browsers; how often, there and here. */
export default defineFeature({
  name: 'monitoring',
  migrations: new URL('./api/migrations/', import.meta.url),
  handlers: [jsErrorsHandler],
  beside: keepErrors,
});
