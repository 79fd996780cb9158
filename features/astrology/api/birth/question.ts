import type { z } from 'zod';
import type { zodiacPoint } from '../../answers/chart.ts';
import { castChart } from '../sky/cast-chart.ts';
import { placementOf, pointAnswer } from '../sky/chart-answer.ts';
import { isoOf, offsetText } from '../sky/local-moment.ts';
import { type BirthFields, infosOf } from './birth-fields.ts';
import { type GivenBirth, givenOf } from './given-birth.ts';
import type { TimeAnswer } from './place-in-time.ts';
import type { Birth } from './read-birth.ts';

type AskedTime = TimeAnswer & { kind: 'question' };
type Value = AskedTime['choices'][number]['value'];
type Point = z.input<typeof zodiacPoint>;

export interface Question {
  status: 'question';
  given: GivenBirth;
  question: {
    kind: AskedTime['about'];
    sentence: string;
    choices: {
      value: Value;
      label: string;
      infos: string;
      utc: string;
      offset: string;
      rule_sentence: string;
      ascendant: Point;
      moon: Point;
      likely: boolean;
    }[];
  };
}

const LABELS: Record<Value, string> = {
  earlier: 'Avant le changement d’heure',
  later: 'Après le changement d’heure',
  occupied: 'Commune occupée',
  unoccupied: 'Commune non occupée',
};

/** Each choice carries its own address and what it would change, so that one can choose by what one knows of oneself. */
export function questionOf(fields: BirthFields, birth: Birth, { about, sentence, choices }: AskedTime): Question {
  const key = about === 'repeated_hour' ? 'occurrence' : 'military_zone';
  return {
    status: 'question',
    given: givenOf(fields),
    question: {
      kind: about,
      sentence,
      choices: choices.map(({ value, moment, likely }) => {
        const { chart } = castChart({ ...birth, moment, timeKnown: true });
        return {
          value,
          label: LABELS[value],
          infos: infosOf({ ...fields, [key]: value }),
          utc: isoOf(moment.epochSeconds),
          offset: offsetText(moment.offsetSeconds),
          rule_sentence: moment.rule.sentence,
          ascendant: pointAnswer(chart.angles.ascendant),
          moon: pointAnswer(placementOf(chart, 'moon')),
          likely,
        };
      }),
    },
  };
}
