import { type PageProps, urlOf } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { buttonClass } from '@solelune/ui/button';
import { SectionTitle } from '@solelune/ui/page-title';
import type { index } from '../../contract/signs.ts';
import { type SignFacts, signFacts } from '../../engine/signs.ts';
import { addresses } from '../addresses.ts';
import { Explained } from '../frame/explained.tsx';
import { SignHero } from '../frame/sign-hero.tsx';
import { SignList } from '../frame/sign-list.tsx';

import { Belt } from '../zodiac/belt.tsx';
import { CoverCards } from './cover-cards.tsx';
import { Horoscopes } from './horoscopes.tsx';
import './index-page.css';

const urlOfSign = (sign: SignFacts['slug']) => urlOf(addresses.sign, { sign });

export default function AstrologyIndexPage({ data }: PageProps<typeof index>) {
  const { introduction, signs, now } = data;
  const [sun, moon] = [signFacts(now.sun_sign), signFacts(now.moon_sign)];
  return (
    <>
      <SignHero
        mood="night"
        crumbs={[{ name: 'Accueil', path: '/' }, { name: 'Astrologie' }]}
        eyebrow="Astrologie et horoscope"
        title="Le ciel, pris au mot"
        longTitle
        lead={introduction.lead}
        art={
          <Belt
            now={{ sun: sun.key, moon: moon.key }}
            label={`La carte du zodiaque, étoile par étoile. En ce moment le Soleil est en ${sun.name}, la Lune en ${moon.name}.`}
          />
        }
      >
        <p className="astrology-now">
          En ce moment, le Soleil est en <Link to={urlOfSign(sun.slug)}>{sun.name}</Link>, la Lune en{' '}
          <Link to={urlOf(addresses.moonSignDetail, { sign: moon.slug })}>{moon.name}</Link>.
        </p>
        <Link className={buttonClass({ tone: 'gold', size: 'l' })} to={addresses.natalChart.path}>
          Calculer mon thème astral
        </Link>
      </SignHero>
      <section className="astrology-part page">
        <SectionTitle note="Il suffit d’une date et d’un lieu. L’heure, si vous la connaissez, ouvre le reste.">
          Votre ciel de naissance
        </SectionTitle>
        <CoverCards
          tools={['natalChart', 'ascendant', 'moonSign', 'descendant', 'transits', 'solarRevolution', 'skyMap']}
        />
      </section>
      <Horoscopes />
      <section className="astrology-part page">
        <SectionTitle note="Un signe face à un autre, une Lune face à une autre, ou deux naissances côte à côte.">
          À deux
        </SectionTitle>
        <CoverCards tools={['compatibility', 'loveCompatibility', 'moonCompatibility']} />
      </section>
      <section className="astrology-part page">
        <SectionTitle
          note="La case éclairée suit le vrai Soleil."
          end={<Link to={addresses.childSigns.path}>Les signes de l’enfant</Link>}
        >
          Les douze signes
        </SectionTitle>
        <SignList signs={signs} urlOfSign={urlOfSign} now={{ sign: sun.key, words: 'En ce moment' }} dated />
      </section>
      <Explained title="Notre manière de faire" sections={introduction.sections} />
      <div className="astrology-end" />
    </>
  );
}
