import { POINT_WORDS } from '@solelune/astrology/words/points';
import { isoDateParts, isoDateWords } from '@solelune/civil-time/words';
import { lifePath } from '@solelune/numerology/engine';
import { type Body, type Ephemeris, findStations } from '@solelune/sky';
import type { ViewOf } from '../../contract/figures.ts';
import { dayOf, degreeWords, spanOfYears } from './sky-words.ts';

/** A retrogradation that begins before the first year, or ends after the last, is shown by its one station. */
export function stationsView(ephemeris: Ephemeris, body: Body, fromYear: number, toYear: number): ViewOf<'table'> {
  const found = findStations(ephemeris, body, spanOfYears(fromYear, toYear));
  const begun = found.filter(({ direction }) => direction === 'retrograde');
  const rows = begun.map((start) => {
    const end = found.find(({ direction, at }) => direction === 'direct' && Temporal.Instant.compare(at, start.at) > 0);
    return [
      dayOf(start.at),
      degreeWords(start.lonDeg),
      end ? dayOf(end.at) : 'après la table',
      end ? degreeWords(end.lonDeg) : '…',
    ];
  });
  const first = found[0];
  const early =
    first?.direction === 'direct' ? [['avant la table', '…', dayOf(first.at), degreeWords(first.lonDeg)]] : [];
  const years = fromYear === toYear ? `année ${fromYear}` : `années ${fromYear} à ${toYear}`;
  return {
    kind: 'table',
    caption: `Marches rétrogrades ${POINT_WORDS[body].of}, ${years}, heure de Paris.`,
    head: ['Commence', 'à', 'Finit', 'à'],
    rows: [...early, ...rows],
  };
}

const METHODS = {
  all_digits: 'Tous les chiffres',
  whole_numbers: 'Jour, mois, année entiers',
  reduced_parts: 'Jour, mois, année réduits',
} as const;

export function lifePathView(birth: string): ViewOf<'table'> {
  const date = isoDateParts(birth);
  if (!date) throw new Error(`${birth} is no date`);
  const { chosen, others } = lifePath(date);
  return {
    kind: 'table',
    caption: `Chemin de vie d’une naissance du ${isoDateWords(birth)}, par trois méthodes. La première est celle de nos pages.`,
    head: ['Méthode', 'Somme', 'Nombre'],
    rows: [chosen, ...others].map(({ method, addends, reduction }) => [
      METHODS[method],
      [
        `${addends.join(' + ')} = ${reduction.total}`,
        ...reduction.steps.map(({ digits, to }) => `${digits.join(' + ')} = ${to}`),
      ].join(', puis '),
      reduction.master ? `${reduction.number} (${reduction.master})` : String(reduction.number),
    ]),
  };
}
