import { DEFAULT_ORB_DEG, type HouseSystem } from '@solelune/sky';
import type { z } from 'zod';
import type { givenBirth } from '../../answers/birth.ts';
import type { BirthFields } from './birth-fields.ts';
import { placeOfId } from './known-place.ts';
import { isHouseSystem } from './read-birth.ts';

export type GivenBirth = z.output<typeof givenBirth>;

/** What was given as the form takes it: known places with their names, unknown ones empty. */
export function givenOf(fields: BirthFields): GivenBirth {
  const orbDeg = Number(fields.orb?.replace(',', '.') ?? DEFAULT_ORB_DEG);
  return {
    firstname: fields.firstname ?? '',
    ...(fields.lastname && { lastname: fields.lastname }),
    gender: fields.gender === 'F' || fields.gender === 'M' ? fields.gender : null,
    birthdate: fields.birthdate ?? '',
    ...(fields.birthtime && { birthtime: fields.birthtime }),
    ...(fields.birthtime_from && { birthtime_from: fields.birthtime_from }),
    ...(fields.birthtime_to && { birthtime_to: fields.birthtime_to }),
    birthcity: chosen(fields.birthcity),
    ...(fields.contact_id && { contact_id: fields.contact_id }),
    saveInfos: isSet(fields.saveInfos),
    canSaveActivity: fields.canSaveActivity === undefined || isSet(fields.canSaveActivity),
    house_system: (isHouseSystem(fields.house_system)
      ? (fields.house_system ?? 'placidus')
      : 'placidus') as HouseSystem,
    orb_deg: Number.isFinite(orbDeg) ? orbDeg : DEFAULT_ORB_DEG,
    ...(fields.year && { year: fields.year }),
    returncity: chosen(fields.returncity),
  };
}

function chosen(id: string | undefined) {
  const place = id === undefined ? undefined : placeOfId(id);
  return place?.id === undefined ? null : { id: place.id, label: place.name };
}

const isSet = (text: string | undefined) => text === 'true' || text === '1';
