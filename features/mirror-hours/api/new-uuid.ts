import { randomUUID } from 'node:crypto';
import { handle } from '@solelune/contract/server';
import { newUuid } from '../contract.ts';

/** Random from end to end, unlike our own ids: the key is all that guards what is noted under it. */
export const newUuidHandler = handle(newUuid, () => ({ uuid: randomUUID() }));
