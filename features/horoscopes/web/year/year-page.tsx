import type { SignSlug } from '@solelune/astrology/engine/signs';
import { type PageProps, urlOf } from '@solelune/screen';
import type { yearIndex } from '../../contract.ts';
import { addresses } from '../addresses.ts';
import { SignBar } from '../frame/sign-bar.tsx';
import { GreatDates } from './great-dates.tsx';
import { KeyDates } from './key-dates.tsx';
import { withoutName, YearHero } from './year-hero.tsx';
import { YearTable } from './year-table.tsx';
import { YearTexts } from './year-texts.tsx';

export default function YearPage({ data }: PageProps<typeof yearIndex>) {
  const { year, years, reading, ribbon, dates, calendar } = data;
  const name = `Horoscope ${year}`;
  return (
    <>
      <YearHero
        crumbs={[{ name: 'Astrologie', path: '/astrologie-et-horoscope' }, { name }]}
        title={name}
        epithet={withoutName(reading.title, name)}
        lead={reading.lead}
        counts={data.counts}
        foot={
          <>
            <YearTable months={data.table} />
            <GreatDates dates={data.great} />
          </>
        }
        {...{ year, years, ribbon }}
      />
      <section className="page" aria-labelledby="annee-par-signe">
        <h2 id="annee-par-signe" className="year-choice">
          Votre année, par signe
        </h2>
        <SignBar
          label="Lire l’année d’un signe"
          current={null}
          urlOfSign={(sign: SignSlug) => urlOf(addresses.yearlySign, { year: String(year), sign })}
        />
      </section>
      <YearTexts title={`L’année ${year}`} sections={reading.sections} sources={data.sources} />
      <KeyDates title="Les dates de l’année" dates={dates} calendar={calendar} />
    </>
  );
}
