import { ArticlesAbout } from '@solelune/editorial/web/articles-about';
import { type PageProps, urlOf } from '@solelune/screen';
import type { signDetail } from '../../contract/signs.ts';
import { type SignFacts, signIndex } from '../../engine/signs.ts';
import { ofSign } from '../../words/signs.ts';
import { addresses } from '../addresses.ts';
import { meetingsOf } from '../compatibility/meetings.ts';
import { AdviceBand } from '../frame/advice-band.tsx';
import { CoinLinks } from '../frame/coin-links.tsx';
import { Facts } from '../frame/facts.tsx';
import { Neighbours } from '../frame/neighbours.tsx';
import { Texts } from '../frame/texts.tsx';
import { SignPlate } from '../zodiac/sign-plate.tsx';
import { Decans } from './decans.tsx';
import { PortraitBody, PortraitHead } from './portrait.tsx';
import { SignFaces } from './sign-faces.tsx';
import { factsOfSign } from './sign-facts.ts';

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
      <PortraitHead
        data={data}
        mood="night"
        among={{ name: 'Signes', path: addresses.signs.path }}
        eyebrow={`${RANKS[signIndex(sign.key)]} signe du zodiaque`}
        title={sign.name}
        art={<SignPlate sign={sign} />}
      />
      <Facts facts={factsOfSign(sign)} />
      <PortraitBody title={`Le portrait ${ofSign(sign.key)}`} side={<SignFaces sign={sign} here="sign" />}>
        {character && love && <Texts sections={[character, love]} columns={1} opening />}
      </PortraitBody>
      <div className="page">
        <Texts sections={lives} columns={2} />
      </div>
      <Decans sign={sign} sections={decans} />
      {advice && <AdviceBand section={advice} sign={sign.key} />}
      <CoinLinks
        {...meetingsOf(sign, 'sun')}
        title={`${sign.name} et les autres`}
        note="La note va de 0 à 100 et tient compte de cinq domaines. Elle dit la pente, pas l’histoire : ouvrez la rencontre pour lire pourquoi."
      />
      <CoinLinks
        title={`${sign.name}, avec quel ascendant ?`}
        note="Le signe dit ce qui vous anime, l’ascendant la façon dont vous entrez dans une pièce."
        urlOfSign={(other) => urlOf(addresses.ascendantDetail, { sign: sign.slug, ascendant: other.slug })}
        before={`${sign.name} ascendant`}
        rising
      />
      <ArticlesAbout kind="signs" slug={sign.slug} />
      <div className="portrait-end" />
      <Neighbours previous={previous} next={next} urlOfSign={urlOfSign} />
    </>
  );
}
