import type {} from '@solelune/advisors/api';
import { fail, handle } from '@solelune/contract/server';
import { places } from '@solelune/locations/api';
import { placeById } from '@solelune/places';
import { loadEphemeris } from '@solelune/sky/node';
import { homeIndex } from '../contract.ts';
import { pageMeta } from './page-meta.ts';
import { type SkyEvents, skyEvents } from './sky-events.ts';
import { type SkyOfNow, skyOfNow } from './sky-of-now.ts';
import { DEFAULT_PLACE, type SkyPlace } from './sky-place.ts';

/** One place's answer is about 8 KB; past this many the least recently asked is computed again. */
const MOST_PLACES = 500;

/** The sky of one minute over one place is the same for everyone there: it is computed once. */
let latest: { minute: number; events: SkyEvents; skies: Map<string, SkyOfNow> } | undefined;

export const homeIndexHandler = handle(homeIndex, async ({ place: id }, { now, services, db }) => {
  const place = id === undefined ? DEFAULT_PLACE : placeOfId(id);
  if (!place) return fail('not_found');
  const { answer, skyWords } = skyOver(place, now);
  const people = services.features.map(({ spotlight }) => spotlight?.({ db, services, now: () => now }) ?? []);
  const advisors = (await Promise.all(people)).flat();
  return { ...answer, advisors, __META__: pageMeta(services.config, skyWords) };
});

function placeOfId(id: string): SkyPlace | undefined {
  const place = placeById(places(), id);
  return (
    place && {
      id: place.id,
      name: place.name,
      latDeg: place.location.lat,
      lngDeg: place.location.lng,
      timeZone: place.timezone,
    }
  );
}

function skyOver(place: SkyPlace, now: Temporal.Instant): SkyOfNow {
  const ephemeris = loadEphemeris();
  const minute = Math.floor(now.epochMilliseconds / 60_000);
  if (latest?.minute !== minute) {
    const events = skyEvents(ephemeris, Temporal.Instant.fromEpochMilliseconds(minute * 60_000));
    latest = { minute, events, skies: new Map() };
  }
  const { events, skies } = latest;
  const sky = skies.get(place.id) ?? skyOfNow(ephemeris, now, place, events);
  skies.delete(place.id);
  skies.set(place.id, sky);
  if (skies.size > MOST_PLACES) skies.delete(skies.keys().next().value as string);
  return sky;
}
