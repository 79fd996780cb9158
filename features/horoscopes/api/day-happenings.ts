/** The day hour by hour, in words. */

import { counted } from '@solelune/french/counts';
import { joined } from '@solelune/french/lists';
import { the } from '@solelune/french/nouns';
import { capitalised } from '@solelune/french/sentence';
import { POINT_NOUNS, SIGN_NOUNS } from '@solelune/french/sky-nouns';
import { frenchTypography } from '@solelune/french/typography';
import type { Happening } from '../answers/day.ts';
import type { DaySky } from '../engine/day-sky.ts';
import { natureOf } from '../engine/natures.ts';
import { aspectWords, eventWords, inSign } from '../words/events.ts';
import { positionWords } from '../words/places.ts';
import { bodiesOfEvent, clockIn, eventProof } from '../words/witnesses.ts';

const isIn = (sky: DaySky, at: Temporal.Instant) =>
  Temporal.Instant.compare(at, sky.span.from) >= 0 && Temporal.Instant.compare(at, sky.span.to) < 0;

/** Of the day's own clock, with decimals; 0 and 24 for what lies before and after. */
export function hourIn(sky: DaySky, at: Temporal.Instant): number {
  if (Temporal.Instant.compare(at, sky.span.from) < 0) return 0;
  if (Temporal.Instant.compare(at, sky.span.to) >= 0) return 24;
  const local = at.toZonedDateTimeISO(sky.zone);
  return Math.round((local.hour + local.minute / 60) * 100) / 100;
}

const NATURE_NOTES = {
  conjunction: 'Les deux se confondent : le ton de l’un devient celui de l’autre.',
  flowing: 'Un angle qui porte : ce qui se propose là se fait sans forcer.',
  tense: 'Un angle qui frotte : deux besoins demandent à parler en même temps.',
} as const;

export function dayHappenings(sky: DaySky): Happening[] {
  return [...voids(sky), ...moonIngresses(sky), ...moonAspects(sky), ...events(sky)]
    .sort((one, other) => one.hour - other.hour)
    .map((happening) => ({ ...happening, note: frenchTypography(happening.note) }));
}

function voids(sky: DaySky): Happening[] {
  return sky.moon.voids.map(({ from, to, sign, nextSign }) => ({
    kind: 'void',
    hour: hourIn(sky, from),
    until_hour: hourIn(sky, to),
    hour_words: isIn(sky, from) ? clockIn(sky, from) : isIn(sky, to) ? `jusqu’à ${clockIn(sky, to)}` : 'tout le jour',
    title: 'Lune sans aspect',
    note: `Elle a fini ses rencontres ${inSign(sign)} et n’entre ${inSign(nextSign)} ${isIn(sky, to) ? `qu’à ${clockIn(sky, to)}` : 'que demain'} : la tradition laisse alors courir et ne commence rien.`,
    nature: null,
    bodies: ['moon'],
    aspect: null,
    sign: null,
    proof: [
      { name: 'Depuis', value: from.round('minute').toString() },
      { name: 'Jusqu’à', value: to.round('minute').toString() },
    ],
  }));
}

function moonIngresses(sky: DaySky): Happening[] {
  return sky.moon.stays
    .filter(({ from }) => isIn(sky, from))
    .map(({ sign, from }) => ({
      kind: 'moon-ingress',
      hour: hourIn(sky, from),
      until_hour: null,
      hour_words: clockIn(sky, from),
      title: `La Lune ${inSign(sign)}`,
      note: `Elle y reste un peu plus de deux jours ; le ton du jour passe ${inSign(sign)}.`,
      nature: null,
      bodies: ['moon'],
      aspect: null,
      sign,
      proof: [{ name: 'Instant', value: from.round('second').toString() }],
    }));
}

function moonAspects(sky: DaySky): Happening[] {
  return sky.moonAspects.map(({ planet, aspect, nature, at, lonDeg }) => ({
    kind: 'moon-aspect',
    hour: hourIn(sky, at),
    until_hour: null,
    hour_words: clockIn(sky, at),
    title: capitalised(aspectWords('moon', aspect, planet)),
    note: NATURE_NOTES[nature],
    nature,
    bodies: ['moon', planet],
    aspect: aspect as Happening['aspect'],
    sign: null,
    proof: [
      { name: 'Exact', value: at.round('second').toString() },
      { name: 'La Lune', value: positionWords(lonDeg) },
    ],
  }));
}

function events(sky: DaySky): Happening[] {
  return sky.events.map((event) => ({
    kind: event.what,
    hour: hourIn(sky, event.at),
    until_hour: null,
    hour_words: clockIn(sky, event.at),
    title: eventWords(event),
    note: `À ${positionWords(event.lonDeg)}.`,
    nature: event.what === 'aspect' ? natureOf(event.aspect) : null,
    bodies: bodiesOfEvent(event),
    aspect: event.what === 'aspect' ? (event.aspect as Happening['aspect']) : null,
    sign: event.what === 'aspect' ? null : event.sign,
    proof: eventProof(event),
  }));
}

/** Two sentences: where the Moon goes, whom she meets. */
export function dayLead(sky: DaySky): string {
  const entry = sky.moon.stays.find(({ from }) => isIn(sky, from));
  const where = entry
    ? `La Lune quitte ${the(SIGN_NOUNS[sky.moon.stays[0]?.sign ?? entry.sign])} et entre ${inSign(entry.sign)} à ${clockIn(sky, entry.from)}.`
    : `La Lune passe la journée ${inSign(sky.moon.sign)}.`;
  const met = sky.moonAspects.map(({ planet }) => the(POINT_NOUNS[planet]));
  const meets =
    met.length === 0
      ? 'Elle ne forme aucun angle exact aujourd’hui.'
      : `Elle touche ${joined(met, 'et')} : ${counted(met.length, 'angle exact', 'angles exacts')}.`;
  const [event] = sky.events;
  const also = event ? [`À ${clockIn(sky, event.at)}, ${uncapitalised(eventWords(event))}.`] : [];
  return frenchTypography([where, meets, ...also].join(' '));
}

/** Names of planets keep their capital. */
const uncapitalised = (words: string): string =>
  /^(?:Le|La|L’|Pleine|Nouvelle|Éclipse)/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
