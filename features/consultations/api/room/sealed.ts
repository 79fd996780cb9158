import { sealedBytes, sealedText } from '@solelune/platform';
import type {} from '../tables.ts';

export const messageBody = sealedText('consultations_message', 'body');
export const summaryBody = sealedText('consultations_consultation', 'summary');
export const pictureBytes = sealedBytes('consultations_picture', 'bytes');
