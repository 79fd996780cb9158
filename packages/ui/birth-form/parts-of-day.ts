import type { BirthValues } from './birth-values.ts';

export type Hour = Pick<BirthValues, 'birthtime' | 'birthtime_from' | 'birthtime_to'>;

/** The parts of a day are hours too: an address carries nothing else. */
export const PARTS = {
  night: { label: 'La nuit, de minuit à 6 h', hours: ['00:00', '06:00'] },
  morning: { label: 'Le matin, de 6 h à midi', hours: ['06:00', '12:00'] },
  afternoon: { label: 'L’après-midi, de midi à 18 h', hours: ['12:00', '18:00'] },
  evening: { label: 'Le soir, de 18 h à minuit', hours: ['18:00', '23:59'] },
} as const;

/** The hours of a part of the day, for a form that was sent with it; none for any other word. */
export function hoursOfPart(part: string): Pick<Hour, 'birthtime_from' | 'birthtime_to'> {
  if (!Object.hasOwn(PARTS, part)) return {};
  const [birthtime_from, birthtime_to] = PARTS[part as keyof typeof PARTS].hours;
  return { birthtime_from, birthtime_to };
}
