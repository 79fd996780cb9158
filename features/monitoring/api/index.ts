import { defineApi } from '@solelune/contract/server';
import { jsErrorsHandler } from './js-errors.ts';

export const monitoringApi = defineApi({ name: 'monitoring', handlers: [jsErrorsHandler] });
