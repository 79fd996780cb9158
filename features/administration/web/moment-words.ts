import {
  clockWords,
  isoDateParts,
  isoDateWords,
  isoMonthWords,
  shortDayWords,
  shortMonthName,
} from '@solelune/civil-time/words';
import { NO_BREAK } from '@solelune/french/spaces';
import type { Overview } from '../contract.ts';

export type Step = Overview['by'];

/** What the switch offers, and how the period is told. */
export const STEPS: readonly { by: Step; name: string; lead: string; each: string; head: string }[] = [
  {
    by: 'hour',
    name: 'Heures',
    lead: 'Les vingt-quatre dernières heures, celle-ci comprise.',
    each: 'heure par heure',
    head: 'Heure',
  },
  {
    by: 'day',
    name: 'Jours',
    lead: 'Les trente derniers jours, aujourd’hui compris.',
    each: 'jour par jour',
    head: 'Jour',
  },
  {
    by: 'month',
    name: 'Mois',
    lead: 'Les douze derniers mois, celui-ci compris.',
    each: 'mois par mois',
    head: 'Mois',
  },
];
export const stepOf = (by: Step) => STEPS.find((step) => step.by === by) ?? (STEPS[1] as (typeof STEPS)[number]);

function wordsOf(moment: string): { name: string; label: string } {
  if (moment.length === 7) return { name: isoMonthWords(moment), label: shortMonthName(Number(moment.slice(5))) };
  const [date = '', hour] = moment.split('T');
  if (hour === undefined) return { name: isoDateWords(date), label: String(Number(date.slice(8))) };
  const day = isoDateParts(date);
  return {
    name: `${day ? shortDayWords(day) : date}, ${/* begins with a figure */ clockWords(`${hour}:00`)}`,
    label: `${Number(hour)}${NO_BREAK}h`,
  };
}

/** Each moment by its words; the hour that comes twice in an autumn night is told apart, because a plot finds its columns by their names. */
export function momentWords(moments: readonly string[]): { name: string; label: string }[] {
  return moments.map((moment, index) => {
    const words = wordsOf(moment);
    return moments.indexOf(moment) === index ? words : { ...words, name: `${words.name} (bis)` };
  });
}
