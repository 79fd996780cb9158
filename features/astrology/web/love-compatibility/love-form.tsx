import * as rules from '@solelune/contract/validation';
import { usePlaceSearch } from '@solelune/locations/web';
import { useApp } from '@solelune/screen/app';
import { Button } from '@solelune/ui/button';
import { cardClass } from '@solelune/ui/card';
import { type FormEvent, useRef, useState } from 'react';
import { countForm } from '../birth/device-memory.ts';
import { askSky, isSky, type OneBirth, type OneSky, type Problems } from './ask-sky.ts';
import { BirthFields } from './birth-fields.tsx';
import './love-form.css';

const NOBODY: OneBirth = { firstname: '', birthdate: '', birthtime: '', birthcity: null };
const NOTHING: readonly [Problems, Problems] = [{}, {}];

/** Two births, asked side by side; `onFound` gets their skies. */
export function LoveForm({ onFound }: { onFound: (skies: readonly [OneSky, OneSky] | null) => void }) {
  const { call } = useApp();
  const searchPlaces = usePlaceSearch();
  const form = useRef<HTMLFormElement>(null);
  const [births, setBirths] = useState<readonly [OneBirth, OneBirth]>([NOBODY, NOBODY]);
  const [problems, setProblems] = useState(NOTHING);
  const [isBusy, setBusy] = useState(false);

  const refuse = (found: readonly [Problems, Problems]) => {
    setProblems(found);
    onFound(null);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const missing = births.map(({ birthdate }) => {
      const sentence = rules.firstProblem(birthdate, rules.required, rules.date);
      return sentence ? { birthdate: sentence } : {};
    }) as [Problems, Problems];
    if (missing.some(({ birthdate }) => birthdate)) return refuse(missing);
    setBusy(true);
    const [one, other] = await Promise.all([askSky(call, births[0]), askSky(call, births[1])]);
    setBusy(false);
    if (!isSky(one) || !isSky(other)) return refuse([isSky(one) ? {} : one, isSky(other) ? {} : other]);
    setProblems(NOTHING);
    for (const { birthdate } of births) countForm(birthdate);
    onFound([one, other]);
  };
  const refused = problems[0].form ?? problems[1].form;
  return (
    <form ref={form} className={cardClass({}, 'love-form')} noValidate onSubmit={(event) => void submit(event)}>
      <h2>Deux naissances</h2>
      <p>Les dates suffisent. Sans heure, nous prenons midi ; sans lieu, Paris.</p>
      <BirthFields
        legend="Vous"
        birth={births[0]}
        problems={problems[0]}
        searchPlaces={searchPlaces}
        onChange={(birth) => setBirths([birth, births[1]])}
      />
      <BirthFields
        legend="L’autre"
        birth={births[1]}
        problems={problems[1]}
        searchPlaces={searchPlaces}
        onChange={(birth) => setBirths([births[0], birth])}
      />
      {refused && (
        <p className="love-form__refused" role="alert">
          {refused}
        </p>
      )}
      <Button type="submit" loading={isBusy}>
        Rapprocher les deux ciels
      </Button>
      <noscript>
        <p>Sans JavaScript, choisissez plutôt deux signes plus bas : leurs pages se lisent sans lui.</p>
      </noscript>
    </form>
  );
}
