/** What a book is composed from, out of the fields of a birth. */

import { choirKind, profileKind, roleKind } from '@solelune/angels/texts';
import { answerBirth, castChart } from '@solelune/astrology/api';
import * as chartTexts from '@solelune/astrology/texts/charts';
import {
  ascendantPairKind,
  childSignKind,
  descendantKind,
  moonSignKind,
  signKind,
} from '@solelune/astrology/texts/signs';
import { Failure } from '@solelune/contract/server';
import type { Corpus } from '@solelune/corpus';
import { transitKind } from '@solelune/horoscopes/texts';
import { affectiveKind, expressionKind, lifePathKind, universalKind } from '@solelune/numerology/texts';
import { isPlanet } from '@solelune/sky';
import { loadEphemeris } from '@solelune/sky/node';
import type { BookGiven } from '../../composition/given.ts';
import { kinds } from '../../corpus.ts';
import type { NatalPoint, Target } from '../../engine/periods.ts';

/** Every text that a book may print: the process that makes books reads no others. */
export const BOOK_TEXTS = [
  ...kinds,
  ...Object.values(chartTexts),
  ...[signKind, moonSignKind, ascendantPairKind, descendantKind, childSignKind],
  ...[choirKind, profileKind, roleKind],
  ...[lifePathKind, expressionKind, affectiveKind, universalKind],
  transitKind,
];

export type BirthFields = Readonly<Record<string, string>>;

/** Throws where the fields are no birth: whoever ordered was asked before. */
export function givenOf(
  corpus: Corpus,
  fields: BirthFields,
  order: { firstYear: number; dedication: string; now: Temporal.Instant },
): BookGiven {
  let given: BookGiven | undefined;
  const answer = answerBirth(fields, order.now, (placed) => {
    const { birth } = placed;
    const cast = castChart(placed);
    given = {
      corpus,
      ephemeris: loadEphemeris(),
      firstname: birth.firstname,
      date: birth.date ?? { year: 0, month: 1, day: 1 },
      time: birth.time ?? null,
      cast,
      firstYear: order.firstYear,
      targets: targetsOf(cast),
      dedication: order.dedication,
    };
    return {};
  });
  if (!given || answer instanceof Failure) throw new Error('a book needs a whole birth');
  return given;
}

function targetsOf({ chart, timeKnown }: ReturnType<typeof castChart>): Target[] {
  return [
    ...chart.placements
      .filter(({ body }) => isPlanet(body) && (timeKnown || body !== 'moon'))
      .map(({ body, lonDeg }) => ({ point: body as NatalPoint, lonDeg })),
    ...(timeKnown
      ? (['ascendant', 'midheaven'] as const).map((point) => ({ point, lonDeg: chart.angles[point].lonDeg }))
      : []),
  ];
}
