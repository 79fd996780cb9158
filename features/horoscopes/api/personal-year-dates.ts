/** Every date of a personal year, in time order: what its months list and its calendar file holds. */
import type { Nature } from '../engine/natures.ts';
import { natureOf } from '../engine/natures.ts';
import type { PersonalYear } from '../engine/personal-year.ts';
import type { Transit } from '../engine/transits.ts';
import { natalAspectWords } from '../words/events.ts';
import { lunationNote, lunationTitle } from '../words/personal-year.ts';
import { passageKey } from './personal-passages.ts';

export interface DatedEvent {
  readonly key: string;
  readonly at: Temporal.Instant;
  readonly title: string;
  readonly note: string;
  readonly nature: Nature | null;
  /** False where the hour depends on an hour of birth that is not known. */
  readonly hasHour: boolean;
}

export function datesOfYear(year: PersonalYear): DatedEvent[] {
  const isWithin = ({ at }: { at: Temporal.Instant }) =>
    Temporal.Instant.compare(at, year.span.from) >= 0 && Temporal.Instant.compare(at, year.span.to) < 0;
  const transits = [...year.threads.flatMap(({ passages }) => passages), ...year.mars];
  return [
    ...transits.flatMap(passesOf),
    ...year.lunations.map((lunation) => ({
      key: `${lunation.phase}-${lunation.point}-${Math.round(lunation.at.epochMilliseconds / 60_000)}`,
      at: lunation.at,
      title: lunationTitle(lunation),
      note: lunationNote(lunation),
      nature: null,
      hasHour: true,
    })),
    ...year.solarReturns.map((at) => ({
      key: `solar-return-${Math.round(at.epochMilliseconds / 60_000)}`,
      at,
      title: 'Le Soleil revient à son degré de naissance',
      note: 'votre année commence',
      nature: null,
      hasHour: false,
    })),
  ]
    .filter(isWithin)
    .sort((one, other) => Temporal.Instant.compare(one.at, other.at));
}

export const passesOf = (transit: Transit): DatedEvent[] =>
  transit.exact.map(({ at, retrograde }, index) => ({
    key: `${passageKey(transit)}-${index + 1}`,
    at,
    title: natalAspectWords(transit.body as Parameters<typeof natalAspectWords>[0], transit.kind, transit.point),
    note: passNote(index, transit.exact.length, retrograde),
    nature: natureOf(transit.kind),
    hasHour: true,
  }));

const ORDER = ['premier', 'deuxième', 'troisième', 'quatrième', 'cinquième'];

/** « deuxième passage sur trois, en rétrogradant » */
function passNote(index: number, count: number, retrograde: boolean): string {
  const which = count > 1 ? `${ORDER[index] ?? 'dernier'} passage sur ${count}` : 'exact';
  return retrograde ? `${which}, en rétrogradant` : which;
}
