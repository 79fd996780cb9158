import { defineFeature } from '@solelune/contract/server';
import { kinds } from './corpus.ts';

/** The texts of the book are held like all others; it cannot be ordered yet, so that no call makes one. */
export default defineFeature({ name: 'book', texts: kinds });
