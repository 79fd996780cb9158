import { type PageProps, urlOf } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { buttonClass } from '@solelune/ui/button';
import type { ascendantDetail } from '../../contract/calculators.ts';
import { signIndex } from '../../engine/signs.ts';
import { ofSign } from '../../words/signs.ts';
import { addresses } from '../addresses.ts';
import { Facts } from '../frame/facts.tsx';
import { SignHero } from '../frame/sign-hero.tsx';
import { Texts } from '../frame/texts.tsx';
import { NextTools } from '../frame/tool-cards.tsx';
import { Horizon } from '../zodiac/horizon.tsx';
import { factsOfPair } from './pair-facts.tsx';
import { OtherAscendants } from './pair-links.tsx';
import './ascendant-detail-page.css';

export default function AscendantDetailPage({ data }: PageProps<typeof ascendantDetail>) {
  const { sign, ascendant, reading } = data;
  const middle = (key: typeof sign.key) => signIndex(key) * 30 + 15;
  return (
    <>
      <SignHero
        mood="dawn"
        crumbs={[
          { name: 'Astrologie', path: addresses.index.path },
          { name: 'Ascendant', path: addresses.ascendant.path },
          { name: `${sign.name} ascendant ${ascendant.name}` },
        ]}
        eyebrow="Un signe et son ascendant"
        title={
          <>
            {sign.name} <em className="pair-title__with">ascendant</em> {ascendant.name}
          </>
        }
        longTitle
        epithet={reading.epithet}
        lead={reading.lead}
        art={
          <Horizon
            label={`Le signe ${ofSign(ascendant.key)} se lève à l’est, le Soleil est dans le signe ${ofSign(sign.key)}`}
            ascendantDeg={middle(ascendant.key)}
            sunDeg={middle(sign.key)}
            lit="east"
          />
        }
        artFirst
      >
        <Link className={buttonClass({ tone: 'gold' })} to={addresses.ascendant.path}>
          Vérifier mon ascendant
        </Link>
      </SignHero>
      <Facts facts={factsOfPair(sign, ascendant)} />
      <section className="pair-reading page">
        <h2 className="visually-hidden">{`${sign.name} ascendant ${ascendant.name}, le portrait`}</h2>
        <Texts sections={reading.sections} columns={2} />
      </section>
      <OtherAscendants sign={sign} ascendant={ascendant} />
      <nav className="pair-swap page" aria-label="Pages voisines">
        {sign.key !== ascendant.key && (
          <Link
            className={buttonClass({ tone: 'quiet' })}
            to={urlOf(addresses.ascendantDetail, { sign: ascendant.slug, ascendant: sign.slug })}
          >
            {`L’inverse : ${ascendant.name} ascendant ${sign.name}`}
          </Link>
        )}
        <Link
          className={buttonClass({ tone: 'quiet' })}
          to={urlOf(addresses.compatibilityResult, { sign_from: sign.slug, sign_to: ascendant.slug })}
        >
          {`${sign.name} et ${ascendant.name} en couple`}
        </Link>
        <Link className={buttonClass({ tone: 'quiet' })} to={urlOf(addresses.moonSignDetail, { sign: sign.slug })}>
          {`La Lune en ${sign.name}`}
        </Link>
      </nav>
      <NextTools tools={['ascendant', 'descendant', 'natalChart']} />
    </>
  );
}
