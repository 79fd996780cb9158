import { computeDominants } from '@solelune/sky';
import { PLANETS, type Planet } from '@solelune/sky/bodies';
import type { TimeCertainty } from '../answers/chart.ts';
import { readSign, signIndex } from '../engine/index.ts';
import { alwaysWords, type HeldValue, heldWords, valuesOf } from '../words/possible-hours.ts';
import { THE_ELEMENT } from '../words/signs.ts';
import { MODALITY_SIGNS } from './balance-parts.ts';

const percent = (share: number) => Math.round(share * 100);

/** Towards which element and which signs the ten planets lean, at which hours: it changes only when one of them changes sign. */
export function balanceOverWords(certainty: TimeCertainty): string {
  const signs = PLANETS.map((planet) => ({ planet, values: valuesOf(certainty, { subject: planet, what: 'sign' }) }));
  const changes = [...new Set(signs.flatMap(({ values }) => values.flatMap(({ from }) => from ?? [])))].sort();
  const leanings = [undefined, ...changes].map((from) => ({ from, leaning: leaningOf(signs, from) }));
  // A sign that changes may leave the balance as it was.
  const told = leanings.filter(({ leaning }, index) => leaning !== leanings[index - 1]?.leaning);
  if (told.length === 1) return `Ce ciel penche ${told[0]?.leaning} ${alwaysWords(certainty)}.`;
  const parts = told.map(({ leaning, from }, index) => `${heldWords({ from, to: told[index + 1]?.from })} ${leaning}`);
  return `Ce ciel penche ${parts.join(', ')}.`;
}

interface PlanetSigns {
  planet: Planet;
  values: readonly HeldValue[];
}

function leaningOf(signs: readonly PlanetSigns[], from: string | undefined): string {
  const points = signs.flatMap(({ planet, values }) => {
    const sign = readSign(valueAt(values, from)?.value ?? '');
    return sign ? [{ point: planet, lonDeg: signIndex(sign) * 30 }] : [];
  });
  const { elements, modalities } = computeDominants(points);
  const [element, modality] = [elements[0], modalities[0]];
  if (!element || !modality) return '';
  return `vers ${THE_ELEMENT[element.key]} (${percent(element.share)} %) et vers ${MODALITY_SIGNS[modality.key]} (${percent(modality.share)} %)`;
}

/** The value that holds from a change on; before the first change, the first. */
const valueAt = (values: readonly HeldValue[], from: string | undefined) =>
  from === undefined ? values[0] : values.findLast((value) => value.from === undefined || value.from <= from);
