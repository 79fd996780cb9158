import { type PageProps, urlOf } from '@solelune/screen';
import { SectionTitle } from '@solelune/ui/page-title';
import type { childSignIndex } from '../../contract/signs.ts';
import { type SignFacts, signFacts } from '../../engine/signs.ts';
import { addresses } from '../addresses.ts';
import { Explained } from '../frame/explained.tsx';
import { SignHero } from '../frame/sign-hero.tsx';
import { SignList } from '../frame/sign-list.tsx';
import { NextTools } from '../frame/tool-cards.tsx';
import '../signs/signs-page.css';
import { Cradle } from '../zodiac/cradle.tsx';

const urlOfSign = (sign: SignFacts['slug']) => urlOf(addresses.childSign, { sign });

export default function ChildSignsPage({ data }: PageProps<typeof childSignIndex>) {
  const { introduction, signs } = data;
  return (
    <>
      <SignHero
        mood="nursery"
        crumbs={[{ name: 'Astrologie', path: addresses.index.path }, { name: 'Signes de l’enfant' }]}
        eyebrow="L’enfance sous le ciel"
        title="Les signes de l’enfant"
        longTitle
        lead={introduction.lead}
        art={
          <Cradle
            sign={signFacts('gemini')}
            label="Un mobile de berceau\u00A0: lune, soleil, nuage, et un signe du zodiaque peint sur bois"
          />
        }
      />
      <section className="signs-all page">
        <SectionTitle note="Un enfant n’est jamais un seul signe. Celui-ci dit par où la joie entre, et ce qui l’apaise.">
          Quel petit signe avez-vous sous votre toit ?
        </SectionTitle>
        <SignList signs={signs} urlOfSign={urlOfSign} dated />
      </section>
      <Explained title="Lire le signe d’un enfant" sections={introduction.sections} />
      <NextTools tools={['moonSign', 'natalChart', 'signs']} />
    </>
  );
}
