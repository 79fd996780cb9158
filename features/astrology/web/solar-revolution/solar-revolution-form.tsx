import { year as yearRule } from '@solelune/contract/validation';
import { usePlaceSearch } from '@solelune/locations/web';
import { urlOf } from '@solelune/screen';
import { PlaceInput } from '@solelune/ui/place-input';
import { TextInput } from '@solelune/ui/text-input';
import { useState } from 'react';
import { addresses } from '../addresses.ts';
import { BirthQuestion, type BirthQuestionProps } from '../birth/birth-question.tsx';

interface SolarRevolutionFormProps extends Pick<BirthQuestionProps, 'problems'> {
  given?: BirthQuestionProps['given'] & { year?: string; returncity?: { id: string; label: string } | null };
}

const urlOfInfos = (infos: string) => urlOf(addresses.solarRevolutionCalcul, { infos });

/** A birth, and the year and the place in which its anniversary is lived. */
export function SolarRevolutionForm({ given, problems }: SolarRevolutionFormProps) {
  const searchPlaces = usePlaceSearch();
  const [year, setYear] = useState(given?.year ?? '');
  const [place, setPlace] = useState<{ id: string | number; label: string } | null>(given?.returncity ?? null);
  const [wrongYear, setWrongYear] = useState(problems?.['year'] ?? null);
  return (
    <BirthQuestion
      given={given}
      problems={problems}
      title="Votre naissance"
      lead="Le Soleil revient chaque année, à la minute près, là où il était à votre naissance."
      submitLabel="Lire mon année"
      urlOfInfos={urlOfInfos}
      moreInfos={() => {
        const wrong = yearRule(year.trim());
        setWrongYear(wrong);
        return wrong ? null : { year: year.trim(), returncity: place ? String(place.id) : undefined };
      }}
      more={
        <>
          <TextInput
            label="Année à lire"
            optional="facultative"
            hint="Sans elle, l’année en cours."
            inputMode="numeric"
            maxLength={4}
            value={year}
            error={wrongYear}
            onChange={(event) => setYear(event.target.value)}
          />
          <PlaceInput
            label="Lieu de l’anniversaire"
            optional
            hint="Sans lui, votre lieu de naissance."
            value={place}
            error={problems?.['returncity'] ?? null}
            search={searchPlaces}
            onValueChange={(chosen) => setPlace(chosen && { id: chosen.id, label: chosen.label })}
          />
        </>
      }
    />
  );
}
