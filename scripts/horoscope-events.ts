// node scripts/horoscope-events.ts 2026: every event of the year that a text may name, with its key, its day and hour in words, its degree.
import { dateWords, hourWords } from '@solelune/civil-time/words';
import { zodiacPosition } from '@solelune/sky';
import { loadEphemeris } from '@solelune/sky/node';
import { eventKey, SITE_ZONE, spanOfYear } from '../features/horoscopes/engine/event-keys.ts';
import { findSkyEvents } from '../features/horoscopes/engine/sky-events.ts';
import { eventWords } from '../features/horoscopes/words/events.ts';

const year = Number(process.argv[2]);
if (!Number.isInteger(year)) {
  console.error('Usage : node scripts/horoscope-events.ts 2026');
  process.exit(1);
}
for (const event of findSkyEvents(loadEphemeris(), spanOfYear(year))) {
  const local = event.at.toZonedDateTimeISO(SITE_ZONE);
  const place = `${zodiacPosition(event.lonDeg).text} ${event.sign}`;
  console.log([eventKey(event), dateWords(local), hourWords(local), place, eventWords(event)].join('\t'));
}
