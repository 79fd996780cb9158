import * as rules from '@solelune/contract/validation';
import { usePlaceSearch } from '@solelune/locations/web';
import { useApp } from '@solelune/screen/app';
import { problemsAmong, useForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { cardClass } from '@solelune/ui/card';
import { useState } from 'react';
import { countForm } from '../birth/device-memory.ts';
import { BirthFields } from './birth-fields.tsx';
import { type Couple, type OneBirth, urlOfCouple } from './couple.ts';
import './love-form.css';

const NOBODY: OneBirth = { firstname: '', birthdate: '', birthtime: '', birthcity: null };

const dayProblem = ({ birthdate }: OneBirth) => rules.firstProblem(birthdate, rules.required, rules.date);

interface LoveFormProps {
  /** What an address held, and what was wrong with it. */
  given?: Couple;
  problems?: Readonly<Record<string, string>>;
}

/** Two births, asked side by side; the answer has an address of its own. */
export function LoveForm({ given, problems: found = {} }: LoveFormProps) {
  const { navigate } = useApp();
  const searchPlaces = usePlaceSearch();
  const [couple, setCouple] = useState<Couple>(given ?? { you: NOBODY, other: NOBODY });
  const { props, problems, isBusy, isSent } = useForm(async (births: Couple) => navigate(urlOfCouple(births)), {
    read: () => couple,
    problems: ({ you, other }) =>
      problemsAmong({ 'you[birthdate]': dayProblem(you), 'other[birthdate]': dayProblem(other) }),
    done: (_, { you, other }) => {
      for (const { birthdate } of [you, other]) countForm(birthdate);
    },
  });
  const shown = isSent || Object.keys(problems).length > 0 ? problems : found;
  const fieldsOf = (who: keyof Couple) => ({
    birth: couple[who],
    problemOf: (field: keyof OneBirth) => shown[`${who}[${field}]`],
    searchPlaces,
    onChange: (birth: OneBirth) => setCouple({ ...couple, [who]: birth }),
  });
  return (
    <form className={cardClass({}, 'love-form')} {...props}>
      <h2>Deux naissances</h2>
      <p>Les dates suffisent. Sans heure, nous prenons midi ; sans lieu, Paris.</p>
      <BirthFields legend="Vous" {...fieldsOf('you')} />
      <BirthFields legend="L’autre" {...fieldsOf('other')} />
      <Button type="submit" loading={isBusy}>
        Rapprocher les deux ciels
      </Button>
      <noscript>
        <p>Sans JavaScript, choisissez plutôt deux signes plus bas : leurs pages se lisent sans lui.</p>
      </noscript>
    </form>
  );
}
