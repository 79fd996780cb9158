import { toLocal } from '@solelune/civil-time';
import { handle } from '@solelune/contract/server';
import { DEFAULT_ORB_DEG } from '@solelune/sky';
import { skyMapIndex } from '../contract.ts';
import { type KnownPlace, PARIS_ID, placeOfId, zones } from './birth/known-place.ts';
import { skyMapAnswer } from './sky/sky-map-answer.ts';
import { toolIntroduction } from './tools.ts';

/** The sky of one minute is the same for everyone: it is computed once. */
let latest: { minute: number; sky: ReturnType<typeof skyMapAnswer> } | undefined;

export const skyMapIndexHandler = handle(skyMapIndex, (_, { services, now }) => {
  const minute = Math.floor(now.epochMilliseconds / 60_000);
  if (latest?.minute !== minute) latest = { minute, sky: skyOfParis(minute * 60) };
  return { ...toolIntroduction(services, 'carte-du-ciel-astrologique'), sky: latest.sky };
});

function skyOfParis(epochSeconds: number) {
  const place = placeOfId(PARIS_ID) as KnownPlace;
  const { offsetSeconds, rule } = toLocal(zones(), epochSeconds, place.onEarth);
  return skyMapAnswer({
    place,
    moment: { epochSeconds, offsetSeconds, rule },
    timeKnown: true,
    houseSystem: 'placidus',
    orbDeg: DEFAULT_ORB_DEG,
  });
}
