import { lettersSuite } from '@solelune/letters/testing';
import { horoscopeLetters } from './letters.ts';

lettersSuite('horoscopes', horoscopeLetters);
