import { type PageProps, urlOf } from '@solelune/screen';
import type { ascendantIndex } from '../../contract/calculators.ts';
import { addresses } from '../addresses.ts';
import { Explained } from '../frame/explained.tsx';
import { PairPicker } from '../frame/pair-picker.tsx';
import { SignHero } from '../frame/sign-hero.tsx';
import { NextTools } from '../frame/tool-cards.tsx';
import { Horizon } from '../zodiac/horizon.tsx';
import { AscendantForm } from './ascendant-form.tsx';

export default function AscendantPage({ data }: PageProps<typeof ascendantIndex>) {
  const { introduction, signs } = data;
  return (
    <>
      <SignHero
        mood="dawn"
        crumbs={[{ name: 'Astrologie', path: addresses.index.path }, { name: 'Ascendant' }]}
        eyebrow="Le signe qui se lève"
        title="Calculer son ascendant"
        longTitle
        lead={introduction.lead}
        art={
          <Horizon
            label="Le zodiaque coupé par l’horizon : à l’est, un signe se lève, et le Soleil monte derrière lui"
            ascendantDeg={135}
            sunDeg={96}
            lit="east"
          />
        }
        form={<AscendantForm />}
      />
      <PairPicker
        signs={signs}
        title="Vous connaissez déjà le vôtre ?"
        note="Choisissez votre signe, puis votre ascendant : cent quarante-quatre portraits, un par rencontre."
        first="Votre signe"
        second="Ascendant"
        urlOf={(sign, ascendant) => urlOf(addresses.ascendantDetail, { sign: sign.slug, ascendant: ascendant.slug })}
        before={(sign) => `${sign.name} ascendant`}
      />
      <Explained title="Comprendre l’ascendant" sections={introduction.sections} />
      <NextTools tools={['descendant', 'moonSign', 'natalChart']} />
    </>
  );
}
