import { type PageProps, urlOf } from '@solelune/screen';
import { SectionTitle } from '@solelune/ui/page-title';
import type { moonSignIndex } from '../../contract/calculators.ts';
import { type SignFacts, signFacts } from '../../engine/signs.ts';
import { addresses } from '../addresses.ts';
import { Explained } from '../frame/explained.tsx';
import { SignHero } from '../frame/sign-hero.tsx';
import { SignList } from '../frame/sign-list.tsx';
import { NextTools } from '../frame/tool-cards.tsx';
import { MoonPlate } from '../zodiac/moon-plate.tsx';
import { MoonSignForm } from './moon-sign-form.tsx';
import '../signs/signs-page.css';

const urlOfSign = (sign: SignFacts['slug']) => urlOf(addresses.moonSignDetail, { sign });

export default function MoonSignPage({ data }: PageProps<typeof moonSignIndex>) {
  const { introduction, signs } = data;
  return (
    <>
      <SignHero
        mood="silver"
        crumbs={[{ name: 'Astrologie', path: addresses.index.path }, { name: 'Signe lunaire' }]}
        eyebrow="La vie intérieure"
        title="Votre signe lunaire"
        longTitle
        lead={introduction.lead}
        art={
          <MoonPlate
            sign={signFacts('cancer')}
            label="La Lune dans un anneau de huit phases, une constellation tracée sur son disque"
            phase={{ lit: 0.7, waxing: true }}
          />
        }
        form={<MoonSignForm />}
      />
      <section className="signs-all page">
        <SectionTitle note="Si vous connaissez déjà le vôtre, ouvrez son portrait.">Douze Lunes</SectionTitle>
        <SignList signs={signs} urlOfSign={urlOfSign} />
      </section>
      <Explained title="Comprendre le signe lunaire" sections={introduction.sections} />
      <NextTools tools={['moonCompatibility', 'ascendant', 'natalChart']} />
    </>
  );
}
