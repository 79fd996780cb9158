import { defineFeature } from '@solelune/contract/server';
import { jsErrorsHandler } from './api/js-errors.ts';

/** What goes wrong in browsers. */
export default defineFeature({ name: 'monitoring', handlers: [jsErrorsHandler] });
