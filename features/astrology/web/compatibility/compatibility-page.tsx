import { type PageProps, urlOf } from '@solelune/screen';
import type { compatibilityIndex } from '../../contract/compatibility.ts';
import { signCompatibility, signFacts } from '../../engine/index.ts';
import { addresses } from '../addresses.ts';
import { Explained } from '../frame/explained.tsx';
import { PairPicker } from '../frame/pair-picker.tsx';
import { SignHero } from '../frame/sign-hero.tsx';
import { NextTools } from '../frame/tool-cards.tsx';
import { PairCircle } from '../zodiac/pair-circle.tsx';

export default function CompatibilityPage({ data }: PageProps<typeof compatibilityIndex>) {
  const { introduction, signs } = data;
  return (
    <>
      <SignHero
        mood="night"
        crumbs={[{ name: 'Astrologie', path: addresses.index.path }, { name: 'Compatibilité des signes' }]}
        eyebrow="Deux signes face à face"
        title="Compatibilité des signes"
        longTitle
        lead={introduction.lead}
        art={
          <PairCircle
            from={signFacts('leo')}
            to={signFacts('sagittarius')}
            distance={4}
            aspect="trine"
            lens="sun"
            label="Deux signes reliés par un trigone sur le cercle du zodiaque"
          />
        }
      />
      <PairPicker
        signs={signs}
        title="Qui rencontre qui ?"
        note="Choisissez votre signe, puis celui de l’autre. L’ordre compte : le premier va vers le second."
        first="Votre signe"
        second="Et"
        urlOf={(one, other) => urlOf(addresses.compatibilityResult, { sign_from: one.slug, sign_to: other.slug })}
        before={(one) => `Compatibilité ${one.name} et`}
        wordOf={(one, other) => `${signCompatibility(one.key, other.key, 'sun').overall} sur 100`}
      />
      <Explained title="Comprendre la compatibilité" sections={introduction.sections} />
      <NextTools tools={['loveCompatibility', 'moonCompatibility', 'descendant']} />
    </>
  );
}
