import { type PageProps, urlOf } from '@solelune/screen';
import { useRef, useState } from 'react';
import type { loveCompatibilityIndex } from '../../contract/compatibility.ts';
import { signCompatibility, signFacts } from '../../engine/index.ts';
import { addresses } from '../addresses.ts';
import { Explained } from '../frame/explained.tsx';
import { PairPicker } from '../frame/pair-picker.tsx';
import { SignHero } from '../frame/sign-hero.tsx';
import { NextTools } from '../frame/tool-cards.tsx';
import { PairCircle } from '../zodiac/pair-circle.tsx';
import type { OneSky } from './ask-sky.ts';
import { LoveForm } from './love-form.tsx';
import { TwoSkies } from './two-skies.tsx';

export default function LoveCompatibilityPage({ data }: PageProps<typeof loveCompatibilityIndex>) {
  const { introduction, signs } = data;
  const [skies, setSkies] = useState<readonly [OneSky, OneSky] | null>(null);
  const answer = useRef<HTMLElement>(null);
  const show = (found: readonly [OneSky, OneSky] | null) => {
    setSkies(found);
    // The answer stands below the form: one is led to it.
    if (found) requestAnimationFrame(() => answer.current?.focus());
  };
  return (
    <>
      <SignHero
        mood="dusk"
        crumbs={[{ name: 'Astrologie', path: addresses.index.path }, { name: 'Compatibilité amoureuse' }]}
        eyebrow="Deux naissances, deux ciels"
        title="Compatibilité amoureuse"
        longTitle
        lead={introduction.lead}
        art={
          <PairCircle
            from={signFacts('aries')}
            to={signFacts('libra')}
            distance={6}
            aspect="opposition"
            lens="sun"
            label="Deux signes face à face sur le cercle du zodiaque"
          />
        }
        form={<LoveForm onFound={show} />}
      />
      {skies && <TwoSkies skies={skies} ref={answer} />}
      <PairPicker
        signs={signs}
        title="Vous connaissez déjà vos signes ?"
        note="Choisissez le vôtre, puis celui de l’autre."
        first="Votre signe"
        second="Et"
        urlOf={(one, other) => urlOf(addresses.compatibilityResult, { sign_from: one.slug, sign_to: other.slug })}
        before={(one) => `Compatibilité ${one.name} et`}
        wordOf={(one, other) => `${signCompatibility(one.key, other.key, 'sun').overall} sur 100`}
      />
      <Explained title="Ce que l’on compare" sections={introduction.sections} />
      <NextTools tools={['compatibility', 'moonCompatibility', 'descendant']} />
    </>
  );
}
