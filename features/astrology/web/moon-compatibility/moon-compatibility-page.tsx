import { type PageProps, urlOf } from '@solelune/screen';
import type { moonCompatibilityIndex } from '../../contract/compatibility.ts';
import { signCompatibility, signFacts } from '../../engine/index.ts';
import { addresses } from '../addresses.ts';
import { Explained } from '../frame/explained.tsx';
import { PairPicker } from '../frame/pair-picker.tsx';
import { SignHero } from '../frame/sign-hero.tsx';
import { NextTools } from '../frame/tool-cards.tsx';
import { PairCircle } from '../zodiac/pair-circle.tsx';

export default function MoonCompatibilityPage({ data }: PageProps<typeof moonCompatibilityIndex>) {
  const { introduction, signs } = data;
  return (
    <>
      <SignHero
        mood="silver"
        crumbs={[{ name: 'Astrologie', path: addresses.index.path }, { name: 'Compatibilité lunaire' }]}
        eyebrow="Deux Lunes sous un toit"
        title="Compatibilité des signes lunaires"
        longTitle
        lead={introduction.lead}
        art={
          <PairCircle
            from={signFacts('cancer')}
            to={signFacts('taurus')}
            distance={2}
            aspect="sextile"
            lens="moon"
            label="Deux signes lunaires reliés par un sextile sur le cercle du zodiaque"
          />
        }
      />
      <PairPicker
        signs={signs}
        title="Quelles Lunes se rencontrent ?"
        note="Choisissez votre signe lunaire, puis celui de l’autre. Si vous ne les connaissez pas, calculez-les d’abord : une date et un lieu suffisent presque toujours."
        first="Votre Lune"
        second="Et une Lune en"
        urlOf={(one, other) =>
          urlOf(addresses.moonCompatibilityResult, { moon_sign_from: one.slug, moon_sign_to: other.slug })
        }
        before={(one) => `Lune en ${one.name} et Lune en`}
        wordOf={(one, other) => `${signCompatibility(one.key, other.key, 'moon').overall} sur 100`}
      />
      <Explained title="Comprendre l’accord des Lunes" sections={introduction.sections} />
      <NextTools tools={['moonSign', 'loveCompatibility', 'compatibility']} />
    </>
  );
}
