import { useState } from 'react';
import { AmountInput } from '../amount-input/index.ts';
import { DateInput } from '../date-input/index.ts';
import { searchGlyph } from '../icon/index.ts';
import { NumberInput } from '../number-input/index.ts';
import { PasswordInput } from '../password-input/index.ts';
import { Slider } from '../slider/index.ts';
import { TextInput } from '../text-input/index.ts';
import { Textarea } from '../textarea/index.ts';
import { TimeInput } from '../time-input/index.ts';
import { Columns, Specimen } from './specimen.tsx';

export function AskingSection() {
  const [date, setDate] = useState('1988-06-17');
  const [oldDate, setOldDate] = useState('0000-03-21');
  const [time, setTime] = useState('14:25');
  const [amount, setAmount] = useState<number | string>(1250);
  const [refused, setRefused] = useState<number | string>('douze');
  const [day, setDay] = useState('2026-11-15');
  const [score, setScore] = useState(7);
  return (
    <Columns>
      <Specimen name="Texte">
        <TextInput label="Prénom du proche" placeholder="Élise" hint="Lettres, trait d’union et espaces." />
        <TextInput
          label="Adresse e-mail"
          type="email"
          defaultValue="camille@exemple"
          error="Cette adresse semble incomplète : il manque la fin, « .fr » par exemple."
        />
        <TextInput
          label="Chercher un ange"
          type="search"
          glyph={searchGlyph}
          placeholder="Umabel, patience…"
          optional
        />
        <TextInput label="Date d’inscription" defaultValue="3 mars 2024" disabled />
        <Textarea
          label="Votre question"
          hint="Une seule à la fois : la réponse y gagne."
          placeholder="Ce qui vous occupe en ce moment"
        />
      </Specimen>
      <Specimen name="Mot de passe, nombre">
        <PasswordInput label="Mot de passe" placeholder="7 à 64 caractères" />
        <PasswordInput
          label="Mot de passe, encore"
          defaultValue="pleinelune"
          error="Les deux mots de passe doivent être identiques."
        />
        <NumberInput label="Nombre de synchronicité" defaultValue="1204" error="Choisissez un nombre de 1 à 999." />
        <NumberInput label="Orbe" defaultValue="6" unit="degrés" />
        <AmountInput label="Montant" minCents={500} value={amount} onValueChange={setAmount} hint="À partir de 5 €." />
        <AmountInput
          label="Montant à corriger"
          value={refused}
          onValueChange={setRefused}
          error="Écrivez un montant en euros, par exemple 12,50"
        />
      </Specimen>
      <Specimen name="Date, heure, curseur">
        <DateInput
          label="Date de naissance"
          value={date}
          onValueChange={setDate}
          hint="Au clavier ou dans le calendrier."
        />
        <DateInput
          label="Date ancienne"
          value={oldDate}
          onValueChange={setOldDate}
          hint="L’an 0 n’existe pas dans les calendriers des navigateurs : on l’écrit."
        />
        <DateInput
          label="Jour proche"
          recent
          min="2026-01-01"
          max="2026-11-15"
          value={day}
          onValueChange={setDay}
          hint="Le calendrier suffit."
        />
        <TimeInput label="Heure" optional="facultative" value={time} onValueChange={setTime} />
        <Slider label="Vie intérieure" value={score} onValueChange={setScore} ends={['en sommeil', 'très présente']} />
        <Slider
          label="Vie sociale"
          value={3}
          onValueChange={() => {}}
          ends={['en sommeil', 'très présente']}
          disabled
        />
      </Specimen>
    </Columns>
  );
}
