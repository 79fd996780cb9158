import { soughtIn, usePlaceSearch } from '@solelune/locations/web';
import {
  BirthSubjectChoice,
  forgetTabBirth,
  ownSubject,
  TabBirthNote,
  useBirthSubjects,
  useTabBirth,
} from '@solelune/profile/web/birth-subjects';
import { useAddressForm } from '@solelune/screen/form';
import { useSentForm } from '@solelune/screen/sent-form';
import type { BirthValues } from '@solelune/ui/birth-form';
import { DateInput } from '@solelune/ui/date-input';
import { FormCard } from '@solelune/ui/form-card';
import { PlaceInput } from '@solelune/ui/place-input';
import { TextInput } from '@solelune/ui/text-input';
import { TimeInput } from '@solelune/ui/time-input';
import { useState } from 'react';
import type { ReadBirth } from '../../answer-schemas.ts';
import { addresses } from '../addresses.ts';
import { answersOf, birthForm, birthIn } from './birth-address.ts';
import './birth-form.css';

/** What is known of somebody, as this form asks for it. */
function askedOf({ firstname = '', birthdate = '', birthtime = '', birthcity }: Partial<BirthValues>): ReadBirth {
  const place = birthcity ? { id: String(birthcity.id), label: birthcity.label } : null;
  return { firstname, birthdate, birthtime, birthcity: place };
}

/** Asks for a birth: its day, and what is known of hour, place and name. `initial` is what a refused address held. */
export function BirthForm({ initial }: { initial?: ReadBirth }) {
  const kept = useTabBirth();
  const { subjects } = useBirthSubjects();
  const [subject, setSubject] = useState<string | null>(null);
  const answers = initial && answersOf(initial);
  const { props, problems, given } = useAddressForm(birthForm, addresses.birth.path, { answers });
  const sought = soughtIn(useSentForm(), 'birthcity');
  const [typed, setTyped] = useState(given && birthIn(given));
  const search = usePlaceSearch();
  const own = kept ? undefined : ownSubject(subjects);
  const birth = typed ?? askedOf(kept?.values ?? own?.values ?? {});
  const change = (part: Partial<ReadBirth>) => setTyped({ ...birth, ...part });

  return (
    <FormCard
      form={props}
      question="Quand avez-vous vu le jour&#8239;?"
      action="Trouver mes trois anges"
      note="Gratuit, sans inscription. Le jour suffit&#8239;; l’heure nomme le troisième ange."
    >
      <div className="angels-birth-fields">
        {subjects.length > 0 && (
          <div data-wide="">
            <BirthSubjectChoice
              subjects={subjects}
              value={subject ?? (typed ? null : (own?.key ?? null))}
              onValueChange={(chosen) => {
                setSubject(chosen?.key ?? null);
                setTyped(askedOf(chosen?.values ?? {}));
              }}
            />
          </div>
        )}
        {kept && !typed && (
          <div data-wide="">
            <TabBirthNote
              onForget={() => {
                forgetTabBirth();
                setTyped(askedOf({}));
              }}
            />
          </div>
        )}
        <div data-field="birthdate">
          <DateInput
            label="Date de naissance"
            name="birthdate"
            value={birth.birthdate}
            error={problems['birthdate'] ?? null}
            onValueChange={(birthdate) => change({ birthdate })}
          />
        </div>
        <div data-field="birthtime">
          <TimeInput
            label="Heure"
            optional="facultative"
            name="birthtime"
            value={birth.birthtime}
            error={problems['birthtime'] ?? null}
            hint="Celle de l’acte de naissance, telle quelle. Sans elle, nous prenons midi."
            onValueChange={(birthtime) => change({ birthtime })}
          />
        </div>
        <div data-field="birthcity" data-wide="">
          <PlaceInput
            label="Lieu"
            optional
            name="birthcity"
            sought={sought}
            error={problems['birthcity'] ?? null}
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
            error={problems['firstname'] ?? null}
            onChange={(event) => change({ firstname: event.target.value })}
          />
        </div>
      </div>
    </FormCard>
  );
}
