/** Which pieces of sky each part of a year's text comes from: the events of its front matter whose days it names. */
import { shortDayWords } from '@solelune/civil-time/words';
import { daysIn } from '../composition/year-dates.ts';
import { dayOf } from '../engine/event-keys.ts';
import { type SkyEvent, withoutEclipsed } from '../engine/sky-events.ts';
import { eventWords } from '../words/events.ts';

interface Part {
  readonly key: string;
  readonly html: string;
}

export const sourcesOf = (sections: readonly Part[], events: readonly SkyEvent[], year: number) =>
  sections.map(({ key, html }) => {
    const named = new Set(daysIn(html.replace(/<[^>]*>/g, ''), year).map(({ day }) => day));
    return {
      section: key,
      events: withoutEclipsed(events)
        .filter((event) => named.has(dayOf(event.at).toString()))
        .map((event) => ({ words: eventWords(event), date_words: shortDayWords(dayOf(event.at)) })),
    };
  });
