import { capitalised } from '@solelune/french/sentence';
import type { PageProps } from '@solelune/screen';
import { buttonClass } from '@solelune/ui/button';
import { downloadGlyph, Icon } from '@solelune/ui/icon';
import { PageSection } from '@solelune/ui/page-section';
import type { regency } from '../contract.ts';
import { ANGELS } from '../engine/index.ts';
import { addresses } from './addresses.ts';
import { calendarFileUrl } from './angel-urls.ts';
import { HoursOfDay } from './calendar/hours-of-day.tsx';
import { MonthGrid } from './calendar/month-grid.tsx';
import { MonthNav } from './calendar/month-nav.tsx';
import { YearWheel } from './drawings/year-wheel.tsx';
import { Hero } from './introduction/hero.tsx';
import { OtherTools } from './introduction/other-tools.tsx';
import { Texts } from './introduction/texts.tsx';
import { MomentPanel } from './moment/moment-panel.tsx';
import { reigningAt } from './moment/reigning.ts';
import { useVisitorNow } from './moment/use-visitor-now.ts';
import { SealDefs } from './seal/seal.tsx';
import { monthName } from './words/dates.ts';
import './regency-page.css';

export default function RegencyPage({ data }: PageProps<typeof regency>) {
  const {
    year,
    month,
    calendar,
    current_regencies: current,
    angels_content: angels,
    regency_role_content: roles,
  } = data;
  const now = useVisitorNow();
  const reigning = current && reigningAt(now, current);
  const title = `${monthName(month)} ${year}`;
  return (
    <>
      <SealDefs angels={ANGELS} />
      <Hero
        crumbs={[{ name: 'Angéologie', path: addresses.home.path }, { name: 'Calendrier des régences' }]}
        eyebrow="Calendrier des régences"
        title={capitalised(title)}
        lead={data.regency_explanation.lead}
        art={<YearWheel guardian={reigning?.guardian ?? null} month={month} />}
      >
        <MonthNav year={year} month={month} />
      </Hero>
      <section className="angels-calendar page" id="mois" aria-label={`Les régences, ${title}`}>
        <MonthGrid
          year={year}
          month={month}
          guardian={calendar.guardian}
          heart={calendar.heart}
          today={reigning?.date ?? data.today}
        />
        <div className="angels-calendar__foot">
          <p>
            Le bandeau nomme l’ange gardien et suit ses jours, dans la couleur de son élément&#8239;; le cœur nomme
            l’ange de la vie affective, un par jour.
          </p>
          <a className={buttonClass({ tone: 'quiet' })} href={calendarFileUrl(year, month)} download>
            <Icon of={downloadGlyph} />
            Ajouter à mon agenda (.ics)
          </a>
        </div>
      </section>
      {current && <MomentPanel current={current} angels={angels} title="En ce moment même" />}
      <HoursOfDay spiritual={reigning?.spiritual ?? null} />
      <PageSection title={data.regency_explanation.title}>
        <div className="angels-calendar__roles">
          {roles.map(({ slug, title: name, html }) => (
            <section key={slug}>
              <h3>{name}</h3>
              <div dangerouslySetInnerHTML={{ __html: html }} />
            </section>
          ))}
        </div>
        <Texts sections={data.regency_explanation.sections} />
      </PageSection>
      <OtherTools besides="regency" />
    </>
  );
}
