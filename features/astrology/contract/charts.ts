import { defineCall } from '@solelune/contract';
import { introduction } from '@solelune/contract/answers';
import { z } from 'zod';
import { birthOutcome } from '../answers/birth.ts';
import { aspects, chart, localMoment, place, proof, skyOver, timeCertainty, zodiacPoint } from '../answers/chart.ts';
import { comparedCharts } from '../answers/compared.ts';
import { reading } from '../answers/reading.ts';
import { skyMap } from '../answers/sky-map.ts';
import { natalInput, returnInput } from './inputs.ts';

const nothing = z.object({});

export const natalChart = defineCall({
  name: 'astrology.natal-chart',
  method: 'GET',
  path: 'astrology/natalchart.json',
  summary: 'Présente le thème astral',
  input: nothing,
  answer: z.object({ introduction }),
});

export const natalChartCalcul = defineCall({
  name: 'astrology.natal-chart-calcul',
  method: 'POST',
  path: 'astrology/natalchart/calcul.json',
  summary: 'Les positions d’une naissance, sans leur lecture',
  input: natalInput,
  answer: birthOutcome({ chart, proof, over: skyOver.optional() }),
});

export const natalChartResult = defineCall({
  name: 'astrology.natal-chart-result',
  method: 'POST',
  path: 'astrology/natalchart/result.json',
  summary: 'Le thème astral : positions, maisons, aspects, dominantes, lecture et preuve du calcul',
  input: natalInput,
  answer: birthOutcome({
    chart,
    proof,
    certainty: timeCertainty,
    reading,
    /** For `shared-chart`: the same chart without its birth. Absent where the hour is unknown. */
    shared_sky: z.string().optional(),
  }),
});

export const sharedChart = defineCall({
  name: 'astrology.shared-chart',
  method: 'POST',
  path: 'astrology/natalchart/shared.json',
  summary: 'Un thème partagé sans prénom, ni date, ni lieu : ses positions et leur lecture',
  input: z.object({ sky: z.string().max(400) }),
  answer: z.object({ chart, reading, sky: z.string() }),
  errors: ['not_found'],
});

export const natalChartCompare = defineCall({
  name: 'astrology.natal-chart-compare',
  method: 'POST',
  path: 'astrology/natalchart/compare.json',
  summary: 'Une naissance dessinée avec plusieurs réglages côte à côte : pourquoi un autre site dit autre chose',
  input: natalInput,
  answer: birthOutcome(comparedCharts),
});

export const solarRevolution = defineCall({
  name: 'astrology.solar-revolution',
  method: 'GET',
  path: 'astrology/solar/revolution.json',
  summary: 'Présente la révolution solaire',
  input: nothing,
  answer: z.object({ introduction }),
});

/** When and where the Sun is back at its place of birth. */
const solarReturn = z.object({
  year: z.int(),
  /** The years beside it that can be computed. */
  previous_year: z.int().nullable(),
  next_year: z.int().nullable(),
  sun_point: zodiacPoint,
  at: localMoment,
  /** Where the hour of birth is not known: the first and the last instant that the return may have had; `at` is one of them. */
  between: z.object({ from: localMoment, to: localMoment }).optional(),
  place,
});

/**
 * `across_aspects` go from a point of the year's sky to a point of the natal one. Without an hour of birth they are those that hold at every
 * possible instant, and both skies are told over these instants.
 */
const bothSkies = {
  return: solarReturn,
  natal_chart: chart,
  year_chart: chart,
  natal_over: skyOver.optional(),
  year_over: skyOver.optional(),
  across_aspects: aspects,
};

export const solarRevolutionCalcul = defineCall({
  name: 'astrology.solar-revolution-calcul',
  method: 'POST',
  path: 'astrology/solar/revolution/calcul.json',
  summary: 'L’instant du retour du Soleil, et les deux ciels',
  input: returnInput,
  answer: birthOutcome(bothSkies),
});

export const solarRevolutionResult = defineCall({
  name: 'astrology.solar-revolution-result',
  method: 'POST',
  path: 'astrology/solar/revolution/result.json',
  summary: 'La révolution solaire : les deux ciels, la lecture de l’année et la preuve du calcul',
  input: returnInput,
  answer: birthOutcome({
    ...bothSkies,
    natal_proof: proof,
    proof,
    /** The natal house in which the year's ascendant falls, 1 to 12; neither exists without an hour. */
    ascendant_natal_house: z.int().optional(),
    reading,
  }),
});

export const skyMapIndex = defineCall({
  name: 'astrology.sky-map-index',
  method: 'GET',
  path: 'astrology/skymap/index.json',
  summary: 'Présente la carte du ciel, avec le ciel de Paris à cette minute',
  input: nothing,
  answer: z.object({ introduction, sky: z.object(skyMap) }),
});

export const skyMapResult = defineCall({
  name: 'astrology.sky-map-result',
  method: 'POST',
  path: 'astrology/skymap/result.json',
  summary: 'Le ciel d’un moment et d’un lieu ; à défaut, maintenant et Paris',
  input: natalInput,
  answer: birthOutcome(skyMap),
});
