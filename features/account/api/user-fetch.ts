import { handle } from '@solelune/contract/server';
import { userFetch } from '../contract.ts';

/** No account exists yet, so nobody is ever logged in. */
export const userFetchHandler = handle(userFetch, () => ({ user: null }));
