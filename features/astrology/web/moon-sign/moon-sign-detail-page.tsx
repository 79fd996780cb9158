import { type PageProps, urlOf } from '@solelune/screen';
import type { moonSignDetail } from '../../contract/signs.ts';
import { type SignFacts, signCompatibility } from '../../engine/index.ts';
import { ofSign } from '../../words/signs.ts';
import { addresses } from '../addresses.ts';
import { AdviceBand } from '../frame/advice-band.tsx';
import { CoinLinks } from '../frame/coin-links.tsx';
import { Neighbours } from '../frame/neighbours.tsx';
import { SignHero } from '../frame/sign-hero.tsx';
import { Texts } from '../frame/texts.tsx';
import { NextTools } from '../frame/tool-cards.tsx';
import { SignFaces } from '../signs/sign-faces.tsx';
import { MoonPlate } from '../zodiac/moon-plate.tsx';
import '../signs/sign-page.css';

const urlOfSign = (sign: SignFacts['slug']) => urlOf(addresses.moonSignDetail, { sign });

export default function MoonSignDetailPage({ data }: PageProps<typeof moonSignDetail>) {
  const { sign, previous, next, reading } = data;
  const advice = reading.sections.find(({ key }) => key === 'advice');
  const [climate, needs, ...rest] = reading.sections.filter((section) => section !== advice);
  return (
    <>
      <SignHero
        mood="silver"
        crumbs={[
          { name: 'Astrologie', path: addresses.index.path },
          { name: 'Signe lunaire', path: addresses.moonSign.path },
          { name: sign.name },
        ]}
        eyebrow="Signe lunaire"
        title={`Lune en ${sign.name}`}
        longTitle
        epithet={reading.epithet}
        lead={reading.lead}
        keywords={reading.keywords}
        art={<MoonPlate sign={sign} label={`La pleine Lune, et sur son disque la constellation ${ofSign(sign.key)}`} />}
        artFirst
      />
      <div className="sign-body page">
        <div>
          <h2 className="visually-hidden">{`Le portrait de la Lune en ${sign.name}`}</h2>
          {climate && needs && <Texts sections={[climate, needs]} columns={1} opening />}
        </div>
        <SignFaces sign={sign} here="moon" />
      </div>
      <div className="page">
        <Texts sections={rest} columns={3} />
      </div>
      <div className="sign-page__end" />
      {advice && <AdviceBand section={advice} sign={sign.key} />}
      <CoinLinks
        title={`Une Lune en ${sign.name} et une autre`}
        note="Comment deux sensibilités partagent une maison, un silence, un dimanche soir."
        urlOfSign={(other) =>
          urlOf(addresses.moonCompatibilityResult, { moon_sign_from: sign.slug, moon_sign_to: other.slug })
        }
        before={`Lune en ${sign.name} et Lune en`}
        wordOf={(other) => `${signCompatibility(sign.key, other.key, 'moon').overall} sur 100`}
      />
      <NextTools tools={['moonSign', 'ascendant', 'natalChart']} />
      <Neighbours previous={previous} next={next} urlOfSign={urlOfSign} before="Lune en " />
    </>
  );
}
