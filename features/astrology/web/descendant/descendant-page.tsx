import { type PageProps, urlOf } from '@solelune/screen';
import { SectionTitle } from '@solelune/ui/page-title';
import type { descendantIndex } from '../../contract/calculators.ts';
import { type SignFacts } from '../../engine/signs.ts';
import { addresses } from '../addresses.ts';
import { Explained } from '../frame/explained.tsx';
import { SignHero } from '../frame/sign-hero.tsx';
import { SignList } from '../frame/sign-list.tsx';
import { NextTools } from '../frame/tool-cards.tsx';
import { Horizon } from '../zodiac/horizon.tsx';
import { DescendantForm } from './descendant-form.tsx';
import '../signs/signs-page.css';

const urlOfSign = (sign: SignFacts['slug']) => urlOf(addresses.sign, { sign });

export default function DescendantPage({ data }: PageProps<typeof descendantIndex>) {
  const { introduction, signs } = data;
  return (
    <>
      <SignHero
        mood="dusk"
        crumbs={[{ name: 'Astrologie', path: addresses.index.path }, { name: 'Descendant' }]}
        eyebrow="Le signe qui se couche"
        title="Calculer son descendant"
        longTitle
        lead={introduction.lead}
        art={
          <Horizon
            label="Le zodiaque coupé par l’horizon : à l’ouest, un signe se couche, et le Soleil descend vers lui"
            ascendantDeg={15}
            sunDeg={222}
            lit="west"
          />
        }
        form={<DescendantForm />}
      />
      <section className="signs-all page">
        <SectionTitle note="Chaque signe au couchant a son image. Ouvrez le portrait du signe pour mieux connaître qui se tient en face.">
          Douze façons d’aller vers l’autre
        </SectionTitle>
        <SignList signs={signs} urlOfSign={urlOfSign} />
      </section>
      <Explained title="Comprendre le descendant" sections={introduction.sections} />
      <NextTools tools={['ascendant', 'compatibility', 'natalChart']} />
    </>
  );
}
