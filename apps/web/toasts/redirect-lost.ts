import { sentenceOf } from '@solelune/contract/errors';
import { toasts } from './toasts.ts';

/** Section 8: the visitor was to be led to a page, and what was kept of its address is none. */
export const tellRedirectLost = (): void => void toasts.add({ variant: 'error', message: sentenceOf('redirect_lost') });
