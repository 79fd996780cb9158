/** Everything that the ribbon of a year draws, in words: for who reads a table rather than a picture. */
import { MONTH_NAMES, shortHourWords } from '@solelune/civil-time/words';
import { capitalised } from '@solelune/french/sentence';
import { SITE_ZONE } from '../engine/event-keys.ts';
import type { SkyEvent } from '../engine/sky-events.ts';
import { SLOW_RIBBON } from '../engine/year-ribbon.ts';
import { eventWords } from '../words/events.ts';

const isSlow = (body: string): boolean => (SLOW_RIBBON as readonly string[]).includes(body);
/** The Sun's entries are the twelve months themselves. */
const isDrawn = (event: SkyEvent): boolean => {
  if (event.what === 'aspect') return isSlow(event.a) && isSlow(event.b);
  return event.what !== 'ingress' || (event.body !== 'sun' && event.body !== 'mean_node');
};

/** « le 12 à 19 h 45 : éclipse du Soleil totale en Lion » */
function words(event: SkyEvent): string {
  const local = event.at.toZonedDateTimeISO(SITE_ZONE);
  return `${local.day === 1 ? '1er' : local.day}, ${shortHourWords(local)}\u00A0: ${eventWords(event)}`;
}

export function yearTable(events: readonly SkyEvent[]) {
  return MONTH_NAMES.map((name, index) => {
    const ofMonth = events.filter(
      (event) => isDrawn(event) && event.at.toZonedDateTimeISO(SITE_ZONE).month === index + 1,
    );
    const of = (...kinds: SkyEvent['what'][]) => ofMonth.filter(({ what }) => kinds.includes(what)).map(words);
    return {
      name: capitalised(name),
      moons: of('lunation', 'eclipse'),
      ingresses: of('ingress'),
      stations: of('station'),
      aspects: of('aspect'),
    };
  });
}
