/** The birth of a book, as its form sends it. */
import type { givenBirth } from '@solelune/astrology/answers/birth';
import { answerBirth, castChart } from '@solelune/astrology/api';
import { dateWords, hourWords } from '@solelune/civil-time/words';
import { Failure, fail } from '@solelune/contract/server';
import type { z } from 'zod';
import { coverPlace } from '../composition/place-words.ts';
import { wheelSky } from '../composition/portrait/wheel-sky.ts';
import type { Cover } from '../contract.ts';
import { YEARS } from '../engine/book-plan.ts';

type Given = z.output<typeof givenBirth>;

interface ReadBirth {
  /** The same birth, whole: what the book is made from. */
  infos: string;
  firstname: string;
  cover: Cover;
  /** As the form of a correction begins with it. */
  given: Given;
}

/** An hour that a clock showed twice, or on either side of a line of war: the likelier is taken, and the proof of the book prints the instant. */
export function readBookBirth(infos: string, firstYear: number, now: Temporal.Instant): ReadBirth | Failure {
  let cover: Cover | undefined;
  const answer = answerBirth({ infos }, now, ({ birth, ...casting }) => {
    const cast = castChart(casting);
    const { date, time } = birth;
    const day = date ? `, le ${/* begins with a figure */ dateWords(date)}` : '';
    cover = {
      name: birth.firstname,
      line: `${coverPlace(cast.place.name)}${day}${time ? ` à ${hourWords(time)}` : ''}`,
      years: yearsWords(firstYear),
      sky: wheelSky({ cast }) as Cover['sky'],
    };
    return {};
  });
  if (answer instanceof Failure) return answer;
  if (answer.status === 'question') {
    const { choices } = answer.question;
    const likely = choices.find(({ likely: isLikely }) => isLikely) ?? choices[0];
    return likely ? readBookBirth(likely.infos, firstYear, now) : fail('invalid_input');
  }
  if (answer.status === 'incomplete')
    return fail('invalid_input', {
      fields: Object.keys(answer.problems).length > 0 ? answer.problems : { infos: 'La naissance manque.' },
    });
  if (!cover?.name) return fail('invalid_input', { fields: { firstname: 'Le prénom manque' } });
  return { infos: answer.infos, firstname: cover.name, cover, given: answer.given };
}

export const yearsWords = (firstYear: number): string => `${firstYear}\u00A0–\u00A0${firstYear + YEARS - 1}`;
