import { labelled } from './places.ts';

/** The day and the place of a birth as calls name them, and as the profile does. */
export function underBothNames(birth: { birthdate: string | null; birthcity: string | null }) {
  const birthcity = labelled(birth.birthcity);
  return { birthdate: birth.birthdate, birth_date: birth.birthdate, birthcity, birth_city: birthcity };
}
