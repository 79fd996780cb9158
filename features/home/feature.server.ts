import { defineFeature } from '@solelune/contract/server';
import { homeIndexHandler } from './api/home-index.ts';

/** The first page. */
export default defineFeature({ name: 'home', handlers: [homeIndexHandler] });
