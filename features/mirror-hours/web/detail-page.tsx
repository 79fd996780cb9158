import { type PageProps, urlOf } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { Actions } from '@solelune/ui/actions';
import { buttonClass } from '@solelune/ui/button';
import { arrowGlyph, Icon } from '@solelune/ui/icon';
import { Keywords } from '@solelune/ui/keywords';
import { ShareButton } from '@solelune/ui/share-button';
import type { detail } from '../contract.ts';
import { type MirrorHour, mirrorHourBySlug } from '../engine/hours.ts';
import { addresses, JOURNAL_ID } from './addresses.ts';
import { HourPlate } from './drawings/hour-plate.tsx';
import { AngelPanel } from './page/angel-panel.tsx';
import { DigitsPanel } from './page/digits-panel.tsx';
import { Hero } from './page/hero.tsx';
import { Texts } from './page/texts.tsx';
import { KIND_WORDS } from './words.ts';
import './detail-page.css';

export default function MirrorHourPage({ data }: PageProps<typeof detail>) {
  const { hour, kind, angel, digits, reading, before, after } = data;
  return (
    <>
      <Hero
        crumbs={[{ name: 'Heures miroirs', path: addresses.home.path }, { name: hour }]}
        eyebrow={KIND_WORDS[kind].one}
        title={hour}
        isHour
        epithet={reading.epithet}
        lead={reading.lead}
        art={<HourPlate {...(mirrorHourBySlug(hour) as MirrorHour)} />}
        artFirst
      >
        <Keywords words={reading.keywords} />
        <Actions>
          <Link className={buttonClass()} to={`${addresses.home.path}?heure=${hour}#${JOURNAL_ID}`}>
            Je l’ai vue
          </Link>
          <ShareButton title={reading.title} text={reading.epithet} />
        </Actions>
      </Hero>
      <section className="mirror-reading page">
        <h2 className="visually-hidden">Ce que dit {hour}</h2>
        <div className="mirror-reading__columns">
          <Texts sections={reading.sections.filter(({ key }) => key !== 'angel')} />
          <div className="mirror-reading__aside">
            <AngelPanel angel={angel} text={reading.sections.find(({ key }) => key === 'angel')} />
            <DigitsPanel {...digits} />
          </div>
        </div>
        <nav className="mirror-around" aria-label={`${KIND_WORDS[kind].many} voisines`}>
          <Link to={urlOf(addresses.detail, { hour: before })} data-back>
            <Icon of={arrowGlyph} size={20} />
            <span>Avant elle</span> {before}
          </Link>
          <Link to={addresses.home.path}>Les cinquante-deux heures</Link>
          <Link to={urlOf(addresses.detail, { hour: after })}>
            <span>Après elle</span> {after}
            <Icon of={arrowGlyph} size={20} />
          </Link>
        </nav>
      </section>
    </>
  );
}
