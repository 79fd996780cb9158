import type { PageProps } from '@solelune/screen';
import { DateInput } from '@solelune/ui/date-input';
import { useState } from 'react';
import type { pageCall } from '../../contract.ts';
import { THEMES } from '../../engine/spreads/personal.ts';
import { deckOf, PACKS } from '../../engine/spreads/spreads.ts';
import { PACK_WORDS, THEME_NAMES } from '../../words/families.ts';
import { Choices } from '../ask/choices.tsx';
import { StartPage } from '../ask/start-page.tsx';
import { personalForm } from '../draw-forms.ts';
import { CardBack } from '../table/card-picture.tsx';

const COUNTS = ['1', '2', '3', '4', '5', '6', '7'];

export default function PersonalPage({ data }: PageProps<typeof pageCall>) {
  const [birthdate, setBirthdate] = useState('');
  return (
    <StartPage
      page="personal"
      form={personalForm}
      data={data}
      options={
        <>
          <Choices
            name="theme"
            legend="Elle touche surtout à"
            first="path"
            choices={THEMES.map((value) => ({ value, label: THEME_NAMES[value] }))}
          />
          <Choices
            name="pack"
            legend="Avec quel jeu"
            first="majors"
            large
            choices={PACKS.map((value) => ({
              value,
              label: (
                <>
                  <CardBack deck={deckOf(value)} />
                  <span>
                    <b>{PACK_WORDS[value].name}</b>
                    <small>{PACK_WORDS[value].about}</small>
                  </span>
                </>
              ),
            }))}
          />
          <Choices
            name="count"
            legend="Combien de cartes"
            first="3"
            choices={COUNTS.map((value) => ({ value, label: value }))}
          />
          <DateInput
            label="Votre date de naissance, pour votre arcane (facultatif)"
            name="birthdate"
            value={birthdate}
            onValueChange={setBirthdate}
            hint="Elle donne l’arcane posé près du tirage, et reste sur cet appareil."
          />
        </>
      }
    />
  );
}
