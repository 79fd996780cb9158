import { reasonOfError } from '@solelune/contract/client';
import { usePlaceSearch } from '@solelune/locations/web';
import { useState } from 'react';
import { type FiledPerson, type FileProblem, readPeople } from '../../engine/people-file/index.ts';
import { type ChosenPlace, findPlace } from './find-place.ts';

/** Somebody of a file, on the way into the list. */
export interface Arriving extends FiledPerson {
  key: string;
  birthcity: ChosenPlace | null;
  isWanted: boolean;
  /** Why they were not taken. */
  problem: string | null;
}

export interface ImportDoors {
  /** Free places of the list. */
  free: number;
  isKnown(person: Pick<FiledPerson, 'firstname' | 'birthdate'>): boolean;
  /** Says why not, or null. */
  refusal(person: FiledPerson): string | null;
  keep(person: FiledPerson, birthcity: ChosenPlace): Promise<void>;
}

const MOST_BYTES = 1024 * 1024;

/** A file is read here, on the device; each place is looked for by its name, and nobody joins the list before the reader says so. */
export function useImport({ free, isKnown, refusal, keep }: ImportDoors) {
  const searchPlaces = usePlaceSearch();
  const [people, setPeople] = useState<readonly Arriving[]>([]);
  const [problems, setProblems] = useState<readonly FileProblem[]>([]);
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);

  const read = async (file: File) => {
    if (file.size > MOST_BYTES) return setProblems([{ line: 1, reason: 'Ce fichier dépasse un mégaoctet' }]);
    const found = readPeople(await file.text());
    setProblems(found.problems);
    setPeople([]);
    const arriving: Arriving[] = [];
    let wanted = 0;
    for (const [index, person] of found.people.entries()) {
      setProgress({ done: index, of: found.people.length });
      const problem = isKnown(person) ? 'Déjà dans votre liste' : refusal(person);
      const birthcity = await findPlace(person.place, searchPlaces).catch(() => null);
      const isWanted = problem === null && birthcity !== null && wanted < free;
      wanted += Number(isWanted);
      arriving.push({ ...person, key: `${index}`, birthcity, isWanted, problem });
    }
    setPeople(arriving);
    setProgress(null);
  };

  const change = (key: string, part: Partial<Arriving>) =>
    setPeople((list) => list.map((one) => (one.key === key ? { ...one, ...part } : one)));

  /** One after the other; who is refused stays here with the reason. */
  const take = async (): Promise<number> => {
    const wanted = people.filter((one) => one.isWanted && one.birthcity);
    let taken = 0;
    for (const [index, person] of wanted.entries()) {
      setProgress({ done: index, of: wanted.length });
      try {
        await keep(person, person.birthcity as ChosenPlace);
        taken += 1;
        setPeople((list) => list.filter(({ key }) => key !== person.key));
      } catch (error) {
        change(person.key, { isWanted: false, problem: reasonOfError(error) });
      }
    }
    setProgress(null);
    return taken;
  };
  return { people, problems, progress, read, change, take, searchPlaces };
}
