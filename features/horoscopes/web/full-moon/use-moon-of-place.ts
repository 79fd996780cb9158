import type { CallAnswer } from '@solelune/contract';
import { useDevicePlace } from '@solelune/locations/web';
import { useAnswer } from '@solelune/screen/answer';
import { fullMoon } from '../../contract.ts';
import { type PlaceAsked, usePlaceAsked } from '../frame/use-place-asked.ts';

type FullMoon = CallAnswer<typeof fullMoon>;

/** Drawn once for everyone as the site's place sees her; who has told this device where they are then gets her as she hangs there. */
export function useMoonOfPlace(drawn: FullMoon): { moon: FullMoon; choice: PlaceAsked } {
  const place = useDevicePlace();
  const { answer, error } = useAnswer(fullMoon, place ? { day: drawn.day, place: place.id } : null);
  const choice = usePlaceAsked(place, place !== null && !answer, error);
  // With a day it is asked for without its presentation, which the page keeps.
  return { moon: answer ? { ...answer, introduction: drawn.introduction } : drawn, choice };
}
