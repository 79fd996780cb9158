import { defineApi } from '@solelune/contract/server';
import { incrementStatHandler } from './increment-stat.ts';

export const promotionsApi = defineApi({
  name: 'promotions',
  handlers: [incrementStatHandler],
  migrations: new URL('./migrations/', import.meta.url),
});
