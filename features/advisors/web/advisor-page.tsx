import type { PageProps } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { Badge } from '@solelune/ui/badge';
import { Crumbs } from '@solelune/ui/crumbs';
import type { advisor } from '../contract.ts';
import { addresses } from './addresses.ts';
import { Charter } from './advisor/charter.tsx';
import { Expectations, FaceWords } from './advisor/face-words.tsx';
import { NextSlots } from './advisor/next-slots.tsx';
import { Reviews } from './advisor/reviews.tsx';
import { TellMe } from './advisor/tell-me.tsx';
import { WaysDesk } from './advisor/ways-desk.tsx';
import { Portrait } from './portrait/portrait.tsx';
import { LostNotice } from './status/lost-notice.tsx';
import { StatusIndicator } from './status/status-indicator.tsx';
import { Rate } from './team/advisor-card.tsx';
import { DISCIPLINE_WORDS } from './words.ts';
import './advisor-page.css';

const JUMPS = [
  ['consulter', 'Consulter'],
  ['heures', 'Réserver'],
  ['attendre', 'À quoi s’attendre'],
  ['avis', 'Avis'],
  ['garanties', 'Vos garanties'],
] as const;

export default function AdvisorPage({ data }: PageProps<typeof advisor>) {
  const { advisor: who, slots } = data;
  const [main = 'astrology'] = who.disciplines;
  return (
    <article className="advisor-page" data-universe={DISCIPLINE_WORDS[main].universe}>
      <div className="page">
        <Crumbs way={[{ name: 'L’équipe', path: addresses.team.path }, { name: who.name }]} link={Link} />
        <header className="advisor-face">
          <div className="advisor-face__stage">
            <Portrait picture={who.picture} name={who.name} shape="niche" />
          </div>
          <div>
            <div className="advisor-face__now">
              <StatusIndicator id={who.id} className="advisor-face__status" />
              {who.isDemo && <Badge tone="line">démonstration : cette personne n’existe pas</Badge>}
            </div>
            <h1>{who.name}</h1>
            <FaceWords of={who} />
            <Rate score={who.score} />
          </div>
        </header>
      </div>
      <nav className="advisor-jump" aria-label="Sur cette page">
        <ul className="page">
          {JUMPS.map(([id, name]) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="page">
        <LostNotice id={who.id} />
        <WaysDesk advisor={who}>
          <TellMe advisor={who} />
        </WaysDesk>
        <NextSlots slots={slots} timeZone={who.timeZone} name={who.name} />
        <section id="attendre" className="advisor-section">
          <h2>À quoi s’attendre</h2>
          <Expectations of={who} />
        </section>
        <Reviews data={data} />
      </div>
      <Charter name={who.name} />
    </article>
  );
}
