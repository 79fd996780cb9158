import type { Contact } from '../../contract/parts.ts';
import { birthSky } from '../birth/birth-sky.ts';
import { labelled } from '../birth/places.ts';
import type { ContactRow } from '../tables.ts';

export const contactView = (row: ContactRow): Contact => ({
  contact_id: row.id,
  firstname: row.firstname,
  lastname: row.lastname,
  gender: row.gender,
  birthcity: labelled(row.birthcity) ?? { id: row.birthcity, label: '' },
  birthdate: row.birthdate,
  birthtime: row.birthtime,
  sun_sign: birthSky(row)?.sun ?? null,
});
