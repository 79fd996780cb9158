import type { Services } from '@solelune/contract/server';
import { places } from '@solelune/locations/api';
import { type Place, placeById } from '@solelune/places';
import type { Infos } from '@solelune/screen';
import type { ReadBirth } from '../../answer-schemas.ts';
import { type Angel, birthAngels, guardianByDegree, heartByDegree } from '../../engine/index.ts';
import { cardOf, partOf, portraitOf, roleOf } from '../texts.ts';
import { readBirthInfos, type UsableBirth } from './read-birth.ts';
import { sunAtBirth } from './sun-at-birth.ts';

/** The product document's default place. */
const PARIS = '2988507';

/** What each angel says to a person: the guardian of character, the heart of love, the hour of the inner path. */
const SECTIONS = {
  guardian: ['essence', 'gifts', 'shadow', 'work'],
  heart: ['love', 'call'],
  spiritual: ['path', 'essence'],
} as const;

function placeOrParis(place: Place | undefined): Place {
  const found = place ?? placeById(places(), PARIS);
  if (!found) throw new Error('the list of places has lost Paris');
  return found;
}

/** The three angels of a birth with their texts, and what other counts would give. */
function readingOf({ corpus }: Services, birth: ReadBirth, { date, time, isTimeKnown, place }: UsableBirth) {
  const { guardian, heart, spiritual, heartSource, lenainHeart } = birthAngels(date, time);
  const sun = sunAtBirth(date, time, placeOrParis(place));
  const role = (name: keyof typeof SECTIONS, angel: Angel) => ({
    angel: cardOf(corpus, angel),
    role: roleOf(corpus, name),
    portrait: portraitOf(corpus, angel, SECTIONS[name]).portrait,
  });
  return {
    readable: true as const,
    birth,
    guardian: role('guardian', guardian),
    heart: role('heart', heart),
    spiritual: role('spiritual', spiritual),
    message: partOf(corpus, guardian, 'oracle').html,
    traditions: {
      lenain_heart: lenainHeart?.number ?? null,
      sun_longitude_deg: sun.longitudeDeg,
      degree_guardian: sun.longitudeDeg === null ? null : guardianByDegree(sun.longitudeDeg).number,
      degree_heart: sun.longitudeDeg === null ? null : heartByDegree(sun.longitudeDeg).number,
      sky_note: sun.skyNote,
      is_approximate: !isTimeKnown || !place,
    },
    heart_source: heartSource,
    clock_note: isTimeKnown && place ? sun.note : null,
  };
}

export function birthResult(services: Services, infos: Infos | undefined, now: Temporal.Instant) {
  const { birth, usable } = readBirthInfos(infos, now);
  return usable ? readingOf(services, birth, usable) : { readable: false as const, birth };
}
