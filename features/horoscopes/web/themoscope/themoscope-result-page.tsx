import { BirthOutcome } from '@solelune/astrology/web/birth';
import type { CallAnswer } from '@solelune/contract';
import { de } from '@solelune/french/elision';
import type { PageProps } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { useSaving } from '@solelune/screen/saving';
import { Button, buttonClass } from '@solelune/ui/button';
import { Crumbs } from '@solelune/ui/crumbs';
import { SaveButton } from '@solelune/ui/save-button';
import { StarrySky } from '@solelune/ui/starry';
import { personalYear } from '../../contract.ts';
import { addresses } from '../addresses.ts';
import { useInReaderZone } from '../personal/use-in-reader-zone.ts';
import { Months } from './months.tsx';
import { Periods } from './periods.tsx';
import { urlOfYear } from './themoscope-form.ts';
import { ThemoscopeQuestion } from './themoscope-question.tsx';
import { YearThreads } from './year-threads.tsx';
import '../personal/personal.css';
import './themoscope.css';

const NAME = 'Thémoscope de l’année';

export default function ThemoscopeResultPage({ data }: PageProps<typeof personalYear>) {
  if (data.status !== 'ready')
    return (
      <BirthOutcome
        name={NAME}
        path={addresses.yearlyCustom.path}
        data={data}
        urlOfInfos={(infos) => urlOfYear(infos)}
        form={
          <ThemoscopeQuestion given={data.given} problems={data.status === 'incomplete' ? data.problems : undefined} />
        }
      />
    );
  return <Ready drawn={data} />;
}

type Year = Extract<CallAnswer<typeof personalYear>, { status: 'ready' }>;

function Ready({ drawn }: { drawn: Year }) {
  const asked = useInReaderZone(personalYear, drawn, { infos: drawn.infos, from: drawn.from, display: true });
  const year = asked.status === 'ready' ? asked : drawn;
  const { firstname } = year.given;
  return (
    <>
      <header className="personal-hero on-night">
        <StarrySky stars={120} seed={52} />
        <div className="page">
          <Crumbs way={[{ name: NAME, path: addresses.yearlyCustom.path }, { name: 'Votre année' }]} link={Link} />
          <h1>
            {firstname ? `L’année ${de(firstname)}` : 'Votre année'} <em>{year.span_words}</em>
          </h1>
          <p className="themoscope-lead">{leadOf(year)}</p>
          {year.limits.length > 0 && (
            <ul className="personal-limits">
              {year.limits.map((limit) => (
                <li key={limit}>{limit}</li>
              ))}
            </ul>
          )}
          <Actions year={year} />
          <YearThreads
            days={year.days}
            stepDays={year.step_days}
            months={year.months}
            threads={year.threads}
            lunations={year.lunations}
            solarReturns={year.solar_returns}
            periods={year.periods}
            today={year.today_day}
          />
          <details className="themoscope-table">
            <summary>Le ruban en mots</summary>
            <ul>
              {year.threads.map(({ key, title, when_words }) => (
                <li key={key}>
                  <b>{title}</b> <span>{when_words}</span>
                </li>
              ))}
              {year.lunations.map(({ title }) => (
                <li key={title}>
                  <b>{title}</b>
                </li>
              ))}
            </ul>
          </details>
        </div>
      </header>
      <Periods periods={year.periods} />
      <Months months={year.months} />
    </>
  );
}

function leadOf({ periods, solar_returns, zone }: Year): string {
  const back = solar_returns[0];
  const sun = back
    ? `Le Soleil revient à son degré de naissance le ${/* begins with a figure */ back.date_words}${back.hour_words ? `, à ${back.hour_words}` : ''} : votre année commence ce jour-là.`
    : '';
  const most =
    periods.length > 1
      ? `${NUMBERS[periods.length]} périodes se détachent des douze mois.`
      : 'Une année sans grande marée.';
  return `${most} ${sun} ${zone === 'Europe/Paris' ? 'Dates et heures de Paris.' : 'Dates et heures de votre horloge.'}`;
}

const NUMBERS: Readonly<Record<number, string>> = { 2: 'Deux', 3: 'Trois', 4: 'Quatre', 5: 'Cinq' };

function Actions({ year }: { year: Year }) {
  const { firstname, canSaveActivity } = year.given;
  const saving = useSaving({
    category: 'horoscope',
    title: `${firstname ? `Le thémoscope ${de(firstname)}` : 'Mon thémoscope'}, ${year.span_words}`,
    // With its months: opened again next year, it is still this one.
    address: urlOfYear(year.infos, year.from),
  });
  return (
    <div className="personal-actions">
      {canSaveActivity && <SaveButton saving={saving} tone="gold" words="Enregistrer dans mes activités" />}
      <a className={buttonClass({ tone: 'quiet' })} href={year.calendar} download>
        Tout ajouter à mon agenda
      </a>
      <Button tone="plain" onClick={() => window.print()}>
        Imprimer
      </Button>
      <nav className="themoscope-years" aria-label="Changer d’année">
        {year.previous && <Link to={urlOfYear(year.infos, year.previous)}>Les douze mois d’avant</Link>}
        {year.next && <Link to={urlOfYear(year.infos, year.next)}>Les douze mois d’après</Link>}
      </nav>
    </div>
  );
}
