import { type PageProps, urlOf } from '@solelune/screen';
import type { signDetail } from '../../contract/signs.ts';
import { type SignFacts, signCompatibility, signIndex } from '../../engine/index.ts';
import { ofSign } from '../../words/signs.ts';
import { addresses } from '../addresses.ts';
import { AdviceBand } from '../frame/advice-band.tsx';
import { CoinLinks } from '../frame/coin-links.tsx';
import { Facts } from '../frame/facts.tsx';
import { Neighbours } from '../frame/neighbours.tsx';
import { SignHero } from '../frame/sign-hero.tsx';
import { Texts } from '../frame/texts.tsx';
import { SignPlate } from '../zodiac/sign-plate.tsx';
import { Decans } from './decans.tsx';
import { SignFaces } from './sign-faces.tsx';
import { factsOfSign } from './sign-facts.ts';
import './sign-page.css';

const RANKS =
  'Premier Deuxième Troisième Quatrième Cinquième Sixième Septième Huitième Neuvième Dixième Onzième Douzième'.split(
    ' ',
  );

const urlOfSign = (sign: SignFacts['slug']) => urlOf(addresses.sign, { sign });

export default function SignPage({ data }: PageProps<typeof signDetail>) {
  const { sign, previous, next, reading } = data;
  const decans = reading.sections.filter(({ key }) => key.startsWith('decan'));
  const advice = reading.sections.find(({ key }) => key === 'advice');
  const [character, love, ...lives] = reading.sections.filter(
    (section) => section !== advice && !decans.includes(section),
  );
  return (
    <>
      <SignHero
        mood="night"
        element={sign.element}
        crumbs={[
          { name: 'Astrologie', path: addresses.index.path },
          { name: 'Signes', path: addresses.signs.path },
          { name: sign.name },
        ]}
        eyebrow={`${RANKS[signIndex(sign.key)]} signe du zodiaque`}
        title={sign.name}
        epithet={reading.epithet}
        lead={reading.lead}
        keywords={reading.keywords}
        art={<SignPlate sign={sign} />}
        artFirst
      />
      <Facts facts={factsOfSign(sign)} />
      <div className="sign-body page">
        <div>
          <h2 className="visually-hidden">{`Le portrait ${ofSign(sign.key)}`}</h2>
          {character && love && <Texts sections={[character, love]} columns={1} opening />}
        </div>
        <SignFaces sign={sign} here="sign" />
      </div>
      <div className="page">
        <Texts sections={lives} columns={2} />
      </div>
      <Decans sign={sign} sections={decans} />
      {advice && <AdviceBand section={advice} sign={sign.key} />}
      <CoinLinks
        title={`${sign.name} et les autres`}
        note="La note va de 0 à 100 et tient compte de cinq domaines. Elle dit la pente, pas l’histoire : ouvrez la rencontre pour lire pourquoi."
        urlOfSign={(other) => urlOf(addresses.compatibilityResult, { sign_from: sign.slug, sign_to: other.slug })}
        before={`Compatibilité ${sign.name} et`}
        wordOf={(other) => `${signCompatibility(sign.key, other.key, 'sun').overall} sur 100`}
      />
      <CoinLinks
        title={`${sign.name}, avec quel ascendant ?`}
        note="Le signe dit ce qui vous anime, l’ascendant la façon dont vous entrez dans une pièce."
        urlOfSign={(other) => urlOf(addresses.ascendantDetail, { sign: sign.slug, ascendant: other.slug })}
        before={`${sign.name} ascendant`}
        rising
      />
      <div className="sign-page__end" />
      <Neighbours previous={previous} next={next} urlOfSign={urlOfSign} />
    </>
  );
}
