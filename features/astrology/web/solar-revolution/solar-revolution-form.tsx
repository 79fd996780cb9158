import { soughtIn, usePlaceSearch } from '@solelune/locations/web';
import { chosenIn } from '@solelune/screen/address-form';
import { useSentForm } from '@solelune/screen/sent-form';
import { PlaceInput } from '@solelune/ui/place-input';
import { TextInput } from '@solelune/ui/text-input';
import { useState } from 'react';
import { addresses } from '../addresses.ts';
import { BirthQuestion, type BirthQuestionProps } from '../birth/birth-question.tsx';
import { readReturn, urlOfInfos } from './solar-revolution-address.ts';

interface SolarRevolutionFormProps extends Pick<BirthQuestionProps, 'problems'> {
  given?: BirthQuestionProps['given'] & { year?: string; returncity?: { id: string; label: string } | null };
}

/** A birth, and the year and the place in which its anniversary is lived. */
export function SolarRevolutionForm({ given, problems }: SolarRevolutionFormProps) {
  const searchPlaces = usePlaceSearch();
  const sent = useSentForm();
  const [year, setYear] = useState(given?.year ?? sent?.answers['year'] ?? '');
  const [place, setPlace] = useState<{ id: string | number; label: string } | null>(
    given?.returncity ?? (sent && chosenIn(sent.answers, 'returncity')),
  );
  const wrong = problems ?? sent?.problems;
  const [wrongYear, setWrongYear] = useState(wrong?.['year'] ?? null);
  return (
    <BirthQuestion
      given={given}
      problems={problems}
      page={addresses.solarRevolution.path}
      lead="Le Soleil revient chaque année, à la minute près, là où il était à votre naissance."
      submitLabel="Lire mon année"
      urlOfInfos={urlOfInfos}
      moreInfos={() => {
        const read = readReturn({ year });
        setWrongYear(read.problems?.year ?? null);
        return read.infos ? { ...read.infos, returncity: place ? String(place.id) : undefined } : null;
      }}
      more={
        <>
          <TextInput
            label="Année à lire"
            name="year"
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
            name="returncity"
            sought={soughtIn(sent, 'returncity')}
            optional
            hint="Sans lui, votre lieu de naissance."
            value={place}
            error={wrong?.['returncity'] ?? null}
            search={searchPlaces}
            onValueChange={(chosen) => setPlace(chosen && { id: chosen.id, label: chosen.label })}
          />
        </>
      }
    />
  );
}
