import * as rules from '@solelune/contract/validation';
import { usePlaceSearch } from '@solelune/locations/web';
import { useApp } from '@solelune/screen/app';
import { problemsAmong, useForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { cardClass } from '@solelune/ui/card';
import { useState } from 'react';
import { countForm } from '../birth/device-memory.ts';
import { askSkies, type Couple, type OneBirth, type OneSky } from './ask-sky.ts';
import { BirthFields } from './birth-fields.tsx';
import './love-form.css';

const NOBODY: OneBirth = { firstname: '', birthdate: '', birthtime: '', birthcity: null };

const dayProblem = ({ birthdate }: OneBirth) => rules.firstProblem(birthdate, rules.required, rules.date);

/** Two births, asked side by side; `onFound` gets their skies. */
export function LoveForm({ onFound }: { onFound: (skies: readonly [OneSky, OneSky] | null) => void }) {
  const { call } = useApp();
  const searchPlaces = usePlaceSearch();
  const [couple, setCouple] = useState<Couple>({ you: NOBODY, other: NOBODY });
  const { props, problems, refusal, isBusy } = useForm((births: Couple, signal) => askSkies(call, births, signal), {
    read: () => couple,
    problems: ({ you, other }) =>
      problemsAmong({ 'you[birthdate]': dayProblem(you), 'other[birthdate]': dayProblem(other) }),
    done: (skies, { you, other }) => {
      for (const { birthdate } of [you, other]) countForm(birthdate);
      onFound(skies);
    },
    refused: () => onFound(null),
  });
  const fieldsOf = (who: keyof Couple) => ({
    birth: couple[who],
    problemOf: (field: keyof OneBirth) => problems[`${who}[${field}]`],
    searchPlaces,
    onChange: (birth: OneBirth) => setCouple({ ...couple, [who]: birth }),
  });
  return (
    <form className={cardClass({}, 'love-form')} {...props}>
      <h2>Deux naissances</h2>
      <p>Les dates suffisent. Sans heure, nous prenons midi ; sans lieu, Paris.</p>
      <BirthFields legend="Vous" {...fieldsOf('you')} />
      <BirthFields legend="L’autre" {...fieldsOf('other')} />
      {refusal && (
        <p className="love-form__refused" role="alert">
          {refusal}
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
