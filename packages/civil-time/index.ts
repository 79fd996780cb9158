export { type CivilDay, civilDay } from './civil-day.ts';
export type { MilitaryZone } from './demarcation-line.ts';
export type { LocalReading, Moment, OffsetRule } from './moment.ts';
export type { PlaceOnEarth, RuleCode } from './place-timeline.ts';
export { type CivilTimeAnswer, type LocalTimeInput, type PlacedTime, toLocal, toUtc } from './to-utc.ts';
export { openZones, type ZoneBook, type ZonePack } from './zone-book.ts';
export { type LocalDate, zoneDateAt, zoneDaySpans } from './zone-day.ts';
