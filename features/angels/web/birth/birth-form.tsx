import { usePlaceSearch } from '@solelune/locations/web';
import { BirthSubjectChoice, useBirthSubjects } from '@solelune/profile/web/birth-subjects';
import { encodeInfos, urlOf } from '@solelune/screen';
import { useApp } from '@solelune/screen/app';
import { DateInput } from '@solelune/ui/date-input';
import { FormCard } from '@solelune/ui/form-card';
import { PlaceInput } from '@solelune/ui/place-input';
import { TextInput } from '@solelune/ui/text-input';
import { TimeInput } from '@solelune/ui/time-input';
import { useRef, useState } from 'react';
import type { ReadBirth } from '../../answer-schemas.ts';
import { type BirthProblems, birthProblems, NO_BIRTH } from '../../birth-infos.ts';
import { addresses } from '../addresses.ts';
import { useKeptBirth } from './kept-birth.ts';
import './birth-form.css';

const EMPTY: ReadBirth = { ...NO_BIRTH, birthcity: null };

/** The latest day that it is anywhere on Earth: server and browser agree on it, whatever their clocks' zones. */
const latestToday = (): string => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);

const problemsOf = (birth: ReadBirth): BirthProblems =>
  birthProblems({ ...birth, birthcity: birth.birthcity?.id ?? '' }, latestToday());

/** Only what was given is written into the address. */
function infosOf({ firstname, birthdate, birthtime, birthcity }: ReadBirth): string {
  return encodeInfos({
    ...(firstname.trim() ? { firstname: firstname.trim() } : {}),
    birthdate,
    ...(birthtime ? { birthtime } : {}),
    ...(birthcity ? { birthcity: String(birthcity.id) } : {}),
  });
}

/** Asks for a birth: its day, and what is known of hour, place and name. `initial` is what a refused address held. */
export function BirthForm({ initial }: { initial?: ReadBirth }) {
  const kept = useKeptBirth();
  const { subjects } = useBirthSubjects();
  const [subject, setSubject] = useState<string | null>(null);
  const [typed, setTyped] = useState(initial);
  const [problems, setProblems] = useState<BirthProblems>(initial ? problemsOf(initial) : {});
  const form = useRef<HTMLDivElement>(null);
  const search = usePlaceSearch();
  const { navigate } = useApp();
  const birth = typed ?? kept ?? EMPTY;
  const change = (part: Partial<ReadBirth>) => setTyped({ ...birth, ...part });

  const submit = () => {
    const found = problemsOf(birth);
    setProblems(found);
    const wrong = ['birthdate', 'birthtime', 'firstname'].find((field) => found[field as keyof BirthProblems]);
    if (wrong) return form.current?.querySelector<HTMLInputElement>(`[data-field=${wrong}] input`)?.focus();
    void navigate(urlOf(addresses.birthCalcul, { infos: infosOf(birth) }));
  };
  return (
    <FormCard
      question="Quand avez-vous vu le jour&#8239;?"
      action="Trouver mes trois anges"
      note="Gratuit, sans inscription. Le jour suffit&#8239;; l’heure nomme le troisième ange."
      without={
        <>
          Ce formulaire a besoin de JavaScript. Sans lui, le calendrier des régences nomme l’ange de chaque jour, et ses
          gardes l’ange de chaque heure.
        </>
      }
      onSubmit={submit}
    >
      <div className="angels-birth-fields" ref={form}>
        {subjects.length > 0 && (
          <div data-wide="">
            <BirthSubjectChoice
              subjects={subjects}
              value={subject}
              onValueChange={(chosen) => {
                setSubject(chosen?.key ?? null);
                const { firstname = '', birthdate = '', birthtime = '', birthcity = null } = chosen?.values ?? {};
                const place = birthcity && { id: String(birthcity.id), label: birthcity.label };
                setTyped({ firstname, birthdate, birthtime, birthcity: place });
              }}
            />
          </div>
        )}
        <div data-field="birthdate">
          <DateInput
            label="Date de naissance"
            name="birthdate"
            value={birth.birthdate}
            error={problems.birthdate ?? null}
            onValueChange={(birthdate) => change({ birthdate })}
          />
        </div>
        <div data-field="birthtime">
          <TimeInput
            label="Heure"
            optional="facultative"
            name="birthtime"
            value={birth.birthtime}
            error={problems.birthtime ?? null}
            hint="Celle de l’acte de naissance, telle quelle. Sans elle, nous prenons midi."
            onValueChange={(birthtime) => change({ birthtime })}
          />
        </div>
        <div data-field="birthcity" data-wide="">
          <PlaceInput
            label="Lieu"
            optional
            hint="Il ne change pas vos trois anges&nbsp;: il sert à comparer avec le degré exact du Soleil."
            value={birth.birthcity}
            search={search}
            onValueChange={(place) => change({ birthcity: place && { id: String(place.id), label: place.label } })}
          />
        </div>
        <div data-field="firstname" data-wide="">
          <TextInput
            label="Prénom"
            optional
            name="firstname"
            autoComplete="given-name"
            value={birth.firstname}
            error={problems.firstname ?? null}
            onChange={(event) => change({ firstname: event.target.value })}
          />
        </div>
      </div>
    </FormCard>
  );
}
