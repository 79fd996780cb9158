import { type PageProps, urlOf } from '@solelune/screen';
import type { moonSignDetail } from '../../contract/signs.ts';
import type { SignFacts } from '../../engine/signs.ts';
import { ofSign } from '../../words/signs.ts';
import { addresses } from '../addresses.ts';
import { meetingsOf } from '../compatibility/meetings.ts';
import { AdviceBand } from '../frame/advice-band.tsx';
import { CoinLinks } from '../frame/coin-links.tsx';
import { Neighbours } from '../frame/neighbours.tsx';
import { Texts } from '../frame/texts.tsx';
import { NextTools } from '../frame/tool-cards.tsx';
import { TOOLS } from '../frame/tools.ts';
import { PortraitBody, PortraitHead } from '../signs/portrait.tsx';
import { SignFaces } from '../signs/sign-faces.tsx';
import { MoonPlate } from '../zodiac/moon-plate.tsx';

const urlOfSign = (sign: SignFacts['slug']) => urlOf(addresses.moonSignDetail, { sign });

export default function MoonSignDetailPage({ data }: PageProps<typeof moonSignDetail>) {
  const { sign, previous, next, reading } = data;
  const advice = reading.sections.find(({ key }) => key === 'advice');
  const [climate, needs, ...rest] = reading.sections.filter((section) => section !== advice);
  return (
    <>
      <PortraitHead
        data={data}
        mood="silver"
        among={TOOLS.moonSign}
        eyebrow={TOOLS.moonSign.name}
        title={`Lune en ${sign.name}`}
        longTitle
        art={<MoonPlate sign={sign} label={`La pleine Lune, et sur son disque la constellation ${ofSign(sign.key)}`} />}
      />
      <PortraitBody title={`Le portrait de la Lune en ${sign.name}`} side={<SignFaces sign={sign} here="moon" />}>
        {climate && needs && <Texts sections={[climate, needs]} columns={1} opening />}
      </PortraitBody>
      <div className="page">
        <Texts sections={rest} columns={3} />
      </div>
      <div className="portrait-end" />
      {advice && <AdviceBand section={advice} sign={sign.key} />}
      <CoinLinks
        {...meetingsOf(sign, 'moon')}
        title={`Une Lune en ${sign.name} et une autre`}
        note="Comment deux sensibilités partagent une maison, un silence, un dimanche soir."
      />
      <NextTools tools={['moonSign', 'ascendant', 'natalChart']} />
      <Neighbours previous={previous} next={next} urlOfSign={urlOfSign} before="Lune en " />
    </>
  );
}
