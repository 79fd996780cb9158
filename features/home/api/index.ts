import { defineApi } from '@solelune/contract/server';
import { homeIndexHandler } from './home-index.ts';

export const homeApi = defineApi({ name: 'home', handlers: [homeIndexHandler] });
