import { defineFeature } from '@solelune/contract/server';
import { earningsHandler } from './api/earnings.ts';

/** The advisor's own side, beside their queue and their questions (features/consultations). */
export default defineFeature({
  name: 'console',
  permissions: { 'console.see': ['advisor'] },
  handlers: [earningsHandler],
});
