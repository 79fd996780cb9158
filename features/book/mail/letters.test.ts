import { lettersSuite } from '@solelune/letters/testing';
import { bookLetters } from './letters.ts';

lettersSuite('book', bookLetters);
