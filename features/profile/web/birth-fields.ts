import type { Problems } from '@solelune/screen/form';
import type { BirthErrors, BirthField, BirthValues } from '@solelune/ui/birth-form';

interface Named {
  firstname: string;
  lastname: string | null;
  gender: 'M' | 'F' | null;
  birthdate: string | null;
  birthtime: string | null;
  birthcity: { id: string; label: string } | null;
}

/** A birth as the form holds it. */
export const toValues = (birth: Named): Partial<BirthValues> => ({
  firstname: birth.firstname,
  lastname: birth.lastname ?? '',
  gender: birth.gender,
  birthdate: birth.birthdate ?? '',
  birthtime: birth.birthtime ?? undefined,
  birthcity: birth.birthcity,
});

/** What the form holds, as `save_infos` takes it. */
export const toInfos = ({ firstname, lastname, gender, birthdate, birthtime, birthcity }: BirthValues) => ({
  firstname: firstname.trim(),
  lastname: lastname?.trim() || undefined,
  gender: gender ?? ('none' as const),
  birthdate,
  birthtime,
  birthcity: birthcity ? String(birthcity.id) : undefined,
});

const FIELDS: readonly BirthField[] = ['firstname', 'lastname', 'birthdate', 'birthtime', 'birthcity', 'gender'];

/** Of all that was refused, what the form has a field for. */
export const toErrors = (problems: Problems): BirthErrors =>
  Object.fromEntries(FIELDS.flatMap((field) => (problems[field] ? [[field, problems[field]]] : [])));
