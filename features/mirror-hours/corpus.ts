import { DATED_LIMITS, defineKind } from '@solelune/corpus/kind';
import { definePortraits } from '@solelune/corpus/usual-kinds';
import { z } from 'zod';

const FOLDER = 'heure-miroir';

/** 00h00 to 23h23: the hour and the minute are the same. */
export const doubleKind = definePortraits('mirror-hours.double', FOLDER, {
  slugs: Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0')).map((two) => `${two}h${two}`),
  sections: ['message', 'love', 'work', 'angel', 'gesture'],
  minWords: 240,
});

/** 01h10, 12h21: the minute is the hour read backwards. */
export const reversedKind = definePortraits('mirror-hours.reversed', FOLDER, {
  slugs: '01h10 02h20 03h30 04h40 05h50 10h01 12h21 13h31 14h41 15h51 20h02 21h12 23h32'.split(' '),
  sections: ['message', 'angel', 'gesture'],
  minWords: 130,
});

/** 01h11, 22h20: one digit three times, by the list that French readers use. */
export const tripleKind = definePortraits('mirror-hours.triple', FOLDER, {
  slugs: '01h11 02h22 03h33 04h44 05h55 10h00 11h10 12h22 13h33 14h44 15h55 20h00 21h11 22h20 23h33'.split(' '),
  sections: ['message', 'angel', 'gesture'],
  minWords: 130,
});

export const introductionKind = defineKind({
  name: 'mirror-hours.introduction',
  folder: FOLDER,
  slugs: ['index'],
  frontMatter: z.object({}),
  sections: ['what', 'how', 'tradition', 'journal'],
  minWords: 250,
  mould: DATED_LIMITS,
});

export const kinds = [doubleKind, reversedKind, tripleKind, introductionKind];
