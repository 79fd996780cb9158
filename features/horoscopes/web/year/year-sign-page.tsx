import type { SignSlug } from '@solelune/astrology/engine/signs';
import { type PageProps, urlOf } from '@solelune/screen';
import type { yearSign } from '../../contract.ts';
import { addresses } from '../addresses.ts';
import { SignBar } from '../frame/sign-bar.tsx';
import { CrowdChart } from './crowd-chart.tsx';
import { KeyDates } from './key-dates.tsx';
import { SignSeal } from './sign-seal.tsx';
import { withoutName, YearHero } from './year-hero.tsx';
import { YearMonths } from './year-months.tsx';
import { YearTexts } from './year-texts.tsx';

export default function YearSignPage({ data }: PageProps<typeof yearSign>) {
  const { year, years, reading, ribbon, dates, calendar, sign } = data;
  const urlOfSign = (slug: SignSlug, of = year) => urlOf(addresses.yearlySign, { year: String(of), sign: slug });
  return (
    <>
      <YearHero
        crumbs={[
          { name: 'Astrologie', path: '/astrologie-et-horoscope' },
          { name: `Horoscope ${year}`, path: urlOf(addresses.yearly, { year: String(year) }) },
          { name: sign.name },
        ]}
        title={`${sign.name} ${year}`}
        epithet={withoutName(reading.title, `${sign.name} ${year}`)}
        lead={reading.lead}
        urlOfYear={(other) => urlOfSign(sign.slug as SignSlug, other)}
        {...{ year, years, ribbon }}
      />
      <div className="page">
        <SignBar label="Lire l’année d’un autre signe" current={sign.slug as SignSlug} urlOfSign={urlOfSign} />
      </div>
      <YearTexts
        title={`L’année ${year}`}
        sections={reading.sections}
        sources={data.sources}
        aside={<SignSeal sign={sign.key} yearWords={data.year_words} eclipse={data.eclipse} />}
        under={<CrowdChart name={sign.name} facingName={data.facing_name} crowd={data.crowd} />}
      />
      <YearMonths months={data.months} crowd={data.crowd} name={sign.name} facingName={data.facing_name} />
      <KeyDates title={`Les dates à garder, ${sign.name}`} dates={dates} calendar={calendar} />
    </>
  );
}
