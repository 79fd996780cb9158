import type { PageProps } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { buttonClass } from '@solelune/ui/button';
import { PageSection } from '@solelune/ui/page-section';
import type { home } from '../contract.ts';
import { readWallClock } from '../engine/wall-clock.ts';
import { elsewhere, JOURNAL_ID } from './addresses.ts';
import { NextHour } from './clock/next-hour.tsx';
import { localOffset, useNow } from './clock/use-now.ts';
import { GreatDial } from './drawings/great-dial.tsx';
import { Hero } from './page/hero.tsx';
import { HomeJournal } from './page/home-journal.tsx';
import { HourLists } from './page/hour-lists.tsx';
import { Texts } from './page/texts.tsx';
import './home-page.css';

export default function MirrorHoursPage({ data: { introduction, hours } }: PageProps<typeof home>) {
  const now = useNow();
  return (
    <>
      <Hero
        crumbs={[{ name: 'Accueil', path: '/' }, { name: 'Heures miroirs' }]}
        eyebrow="Cinquante-deux minutes par jour"
        title="Heures miroirs"
        lead={introduction.lead}
        art={<GreatDial minuteOfDay={now === null ? null : readWallClock(now, localOffset).minuteOfDay} />}
      >
        <NextHour now={now} />
        <a className={buttonClass()} href={`#${JOURNAL_ID}`}>
          Noter une heure vue
        </a>
      </Hero>
      <HomeJournal now={now} />
      <HourLists hours={hours} />
      <PageSection title="Comprendre les heures miroirs">
        <Texts sections={introduction.sections} />
        <p className="mirror-more">
          Un autre nombre vous suit, sur une plaque ou un ticket&#8239;?{' '}
          <Link to={elsewhere.synchronicity.path}>Faites le test de synchronicité</Link>, de 1 à 999.
        </p>
      </PageSection>
    </>
  );
}
