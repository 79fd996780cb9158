import { type PageProps, urlOf } from '@solelune/screen';
import { SectionTitle } from '@solelune/ui/page-title';
import type { signIndex } from '../../contract/signs.ts';
import type { SignFacts } from '../../engine/signs.ts';
import { addresses } from '../addresses.ts';
import { Explained } from '../frame/explained.tsx';
import { SignHero } from '../frame/sign-hero.tsx';
import { SignList } from '../frame/sign-list.tsx';
import { NextTools } from '../frame/tool-cards.tsx';
import { Belt } from '../zodiac/belt.tsx';
import './signs-page.css';

const urlOfSign = (sign: SignFacts['slug']) => urlOf(addresses.sign, { sign });

export default function SignsPage({ data }: PageProps<typeof signIndex>) {
  const { introduction, signs } = data;
  return (
    <>
      <SignHero
        mood="night"
        crumbs={[{ name: 'Astrologie', path: addresses.index.path }, { name: 'Signes astrologiques' }]}
        eyebrow="Le zodiaque"
        title="Les douze signes"
        longTitle
        lead={introduction.lead}
        art={
          <Belt label="Les douze constellations à leur vraie place autour de l’écliptique, et les douze signes en anneau" />
        }
      >
        <p className="signs-note">
          Dehors, les constellations, étoile par étoile. Dedans, les signes, qui partagent l’année en douze à partir de
          l’équinoxe. Ils portent les mêmes noms, mais la lente bascule de la Terre les a écartés de vingt-cinq degrés.
        </p>
      </SignHero>
      <section className="signs-all page">
        <SectionTitle note="Les dates bougent d’un jour ou deux selon l’année : à la lisière de deux signes, seul le calcul tranche.">
          Trouvez le vôtre
        </SectionTitle>
        <SignList signs={signs} urlOfSign={urlOfSign} dated />
      </section>
      <Explained title="Comprendre les signes" sections={introduction.sections} />
      <NextTools tools={['ascendant', 'moonSign', 'compatibility']} />
    </>
  );
}
