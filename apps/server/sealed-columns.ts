import type { ServerFeature } from '@solelune/contract/server';
import { SEALED_MAIL, SEALED_PUSH } from '@solelune/platform';

/** Everything that is sealed in the database: what the frame keeps, and what each feature declares. */
export const sealedColumns = (features: readonly ServerFeature[]) => [
  ...SEALED_MAIL,
  ...SEALED_PUSH,
  ...features.flatMap(({ sealed = [] }) => sealed),
];
