import { lettersSuite } from '@solelune/letters/testing';
import { questionLetters } from './question-letters.ts';

lettersSuite('consultations', questionLetters);
