/**
 * The solar year of a birth whose hour is not known. The return is then known no better than the birth, and has neither ascendant nor houses:
 * what is left is where the planets stand at every instant it may have had, and what they make with the natal ones.
 */

import { joined } from '@solelune/french/lists';
import { capitalised } from '@solelune/french/sentence';
import { frenchTypography } from '@solelune/french/typography';
import { PLANETS, type Planet } from '@solelune/sky/bodies';
import type { z } from 'zod';
import type { aspects, timeCertainty } from '../answers/chart.ts';
import type { ReadingAnswer } from '../answers/reading.ts';
import { aspectWords } from '../words/chart.ts';
import { betweenMoments, theMoment } from '../words/moments.ts';
import { POINT_WORDS } from '../words/points.ts';
import { longitudesWords, RETURN_ALWAYS } from '../words/possible-hours.ts';
import { signName } from '../words/signs.ts';
import { paragraph, type ReadingPart } from './reading-part.ts';

type Certainty = z.input<typeof timeCertainty>;
type Across = z.input<typeof aspects>;

export function uncertainYear(year: number, certainty: Certainty, across: Across): ReadingAnswer {
  return {
    lead: frenchTypography(leadOf(year, certainty)),
    parts: PLANETS.flatMap((planet) => partOf(planet, certainty, across)),
  };
}

const leadOf = (/* begins with a figure */ year: number, certainty: Certainty) =>
  `Sans l’heure exacte de la naissance, l’instant du retour de ${year} n’est pas connu : il tombe ${betweenMoments(certainty)}, et cette année n’a ni Ascendant ni maisons. Ce qui tient ${RETURN_ALWAYS} est dit certain, ce qui change porte sa date.`;

function partOf(planet: Planet, certainty: Certainty, across: Across): ReadingPart[] {
  const isIt = ({ subject, what }: { subject: string; what: string }) => subject === planet && what === 'sign';
  const range = certainty.over?.longitudes.find(({ subject }) => subject === planet);
  const sure = certainty.certain.find(isIt);
  const flips = certainty.uncertain.find(isIt)?.flips ?? [];
  const first = sure?.value ?? flips[0]?.before;
  if (!range || first === undefined) return [];
  const changes = flips.map(({ after, at }) => `puis en ${signName(after)} dès ${theMoment(at)}`);
  const { name, the } = POINT_WORDS[planet];
  return [
    {
      key: `year-${planet}`,
      kind: 'year',
      title: `${name} de l’année en ${[first, ...flips.map(({ after }) => after)].map(signName).join(', puis en ')}`,
      position: longitudesWords(range),
      aspects_words: '',
      certainty_words: sure ? `Certain ${RETURN_ALWAYS}` : `Change ${joined(flips.map(({ at }) => theMoment(at)))}`,
      html: [
        paragraph(
          sure
            ? `${capitalised(the)} est en ${signName(first)} ${RETURN_ALWAYS}.`
            : `${capitalised(the)} est en ${[signName(first), ...changes].join(', ')}.`,
        ),
        ...acrossOf(planet, across),
      ].join('\n'),
    },
  ];
}

function acrossOf(planet: Planet, across: Across): string[] {
  const told = across
    .filter(({ from }) => from === planet)
    .map(({ to, kind }) => `${aspectWords(kind)} ${POINT_WORDS[to].to}`);
  if (told.length === 0) return [];
  return [
    paragraph(`Avec votre ciel de naissance, ${POINT_WORDS[planet].the} forme ${RETURN_ALWAYS} ${joined(told)}.`),
  ];
}
