import { sealedText } from '@solelune/platform';
import './tables.ts';

/** A birth, a word and an address are nobody's to read in a table. */
export const birthField = sealedText('book_book', 'birth');
export const dedicationField = sealedText('book_book', 'dedication');
export const giftEmailField = sealedText('book_book', 'gift_email');
