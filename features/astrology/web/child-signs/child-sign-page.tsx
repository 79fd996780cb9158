import { type PageProps, urlOf } from '@solelune/screen';
import type { childSignDetail } from '../../contract/signs.ts';
import type { SignFacts } from '../../engine/signs.ts';
import { datesWords, ofSign } from '../../words/signs.ts';
import { addresses } from '../addresses.ts';
import { CoinLinks } from '../frame/coin-links.tsx';
import { Neighbours } from '../frame/neighbours.tsx';
import { TextBlock, Texts } from '../frame/texts.tsx';
import { PortraitBody, PortraitHead } from '../signs/portrait.tsx';
import { SignFaces } from '../signs/sign-faces.tsx';
import { Cradle } from '../zodiac/cradle.tsx';
import './child-sign-page.css';

const urlOfSign = (sign: SignFacts['slug']) => urlOf(addresses.childSign, { sign });

export default function ChildSignPage({ data }: PageProps<typeof childSignDetail>) {
  const { sign, previous, next, reading } = data;
  const parents = reading.sections.find(({ key }) => key === 'parents');
  return (
    <>
      <PortraitHead
        data={data}
        mood="nursery"
        among={{ name: 'Signes de l’enfant', path: addresses.childSigns.path }}
        eyebrow={`Naissances ${datesWords(sign)}`}
        title={`L’enfant ${sign.name}`}
        longTitle
        art={
          <Cradle sign={sign} label={`Un mobile de berceau au signe ${ofSign(sign.key)}, sa constellation en perles`} />
        }
      />
      <PortraitBody
        title={`Le portrait de l’enfant ${sign.name}`}
        side={
          <div className="child-side">
            {parents && (
              <div className="child-parents">
                <TextBlock of={parents.key} title={parents.title} html={parents.html} />
              </div>
            )}
            <SignFaces sign={sign} here="child" />
          </div>
        }
      >
        <Texts sections={reading.sections.filter((section) => section !== parents)} columns={1} opening />
      </PortraitBody>
      <CoinLinks
        title="Les autres enfants du zodiaque"
        note="Un frère, une cousine, la meilleure amie de l’école."
        urlOfSign={(other) => urlOfSign(other.slug)}
        before="L’enfant"
        current={sign.key}
      />
      <div className="portrait-end" />
      <Neighbours previous={previous} next={next} urlOfSign={urlOfSign} before="L’enfant " />
    </>
  );
}
