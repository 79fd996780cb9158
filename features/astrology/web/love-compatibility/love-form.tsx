import { soughtIn, usePlaceSearch } from '@solelune/locations/web';
import { useAddressForm } from '@solelune/screen/form';
import { useSentForm } from '@solelune/screen/sent-form';
import { Button } from '@solelune/ui/button';
import { cardClass } from '@solelune/ui/card';
import { useState } from 'react';
import { addresses } from '../addresses.ts';
import { countForm } from '../birth/device-memory.ts';
import { BirthFields } from './birth-fields.tsx';
import { type Couple, coupleIn, loveForm, type OneBirth } from './couple.ts';
import './love-form.css';

const NOBODY: OneBirth = { firstname: '', birthdate: '', birthtime: '', birthcity: null };

interface LoveFormProps {
  /** What an address held, and what was wrong with it, by the names of its call. */
  given?: Couple;
  problems?: Readonly<Record<string, string>>;
}

/** `you[birthdate]` of the call is `you_birthdate` of the form. */
const byField = (problems: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(problems).map(([name, sentence]) => [name.replace(/\[(\w+)\]/, '_$1'), sentence]));

/** Two births, asked side by side; the answer has an address of its own. */
export function LoveForm({ given, problems: found }: LoveFormProps) {
  const searchPlaces = usePlaceSearch();
  const sent = useSentForm();
  const { props, problems } = useAddressForm(loveForm, addresses.loveCompatibility.path, {
    problems: found && byField(found),
    left: (answers) => {
      for (const { birthdate } of Object.values(coupleIn(answers))) countForm(birthdate);
    },
  });
  const [couple, setCouple] = useState<Couple>(
    () => given ?? (sent ? coupleIn(sent.answers) : { you: NOBODY, other: NOBODY }),
  );
  const fieldsOf = (who: keyof Couple) => ({
    name: who,
    birth: couple[who],
    problemOf: (field: keyof OneBirth) => problems[`${who}_${field}`],
    searchPlaces,
    sought: soughtIn(sent, `${who}_birthcity`),
    onChange: (birth: OneBirth) => setCouple({ ...couple, [who]: birth }),
  });
  return (
    <form className={cardClass({}, 'love-form')} {...props}>
      <h2>Deux naissances</h2>
      <p>Les dates suffisent. Avec l’heure et le lieu s’ajoutent la Lune précise, l’Ascendant et les maisons.</p>
      <BirthFields legend="Vous" {...fieldsOf('you')} />
      <BirthFields legend="L’autre" {...fieldsOf('other')} />
      <Button type="submit">Rapprocher les deux ciels</Button>
    </form>
  );
}
