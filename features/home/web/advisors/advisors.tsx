import { Portrait } from '@solelune/advisors/web/portrait';
import { StatusWhenNear } from '@solelune/advisors/web/status';
import { Link } from '@solelune/screen/navigation';
import { buttonClass } from '@solelune/ui/button';
import { pathPoint } from '@solelune/ui/geometry';
import { chatGlyph, type Glyph, Icon, penGlyph, phoneGlyph } from '@solelune/ui/icon';
import type { HomeAdvisor } from '../../contract.ts';
import { SectionHead } from '../section-head.tsx';
import './advisors.css';

const WAYS: readonly { glyph: Glyph; name: string; words: string }[] = [
  {
    glyph: phoneGlyph,
    name: 'Par téléphone',
    words: 'Pour poser votre question de vive voix, et entendre ce que vous n’aviez pas pensé à demander.',
  },
  {
    glyph: chatGlyph,
    name: 'Par tchat',
    words: 'Pour garder la discrétion d’un écran, depuis un train ou une pause, et relire l’échange ensuite.',
  },
  {
    glyph: penGlyph,
    name: 'Par écrit',
    words: 'Pour recevoir une étude complète, rédigée pour vous, que l’on rouvre dans six mois.',
  },
];

const RAYS = Array.from(
  { length: 36 },
  (_, index) => `M${pathPoint(50, index * 10)}L${pathPoint(index % 3 ? 57 : 64, index * 10)}`,
).join('');

/** Who can be asked, one per art; before there is a team, the ways in which one will ask. */
export function Advisors({ advisors }: { advisors: readonly HomeAdvisor[] }) {
  const isOpen = advisors.length > 0;
  return (
    <section className="home-section page" data-below="" data-universe="advisors" aria-labelledby="home-advisors">
      <SectionHead id="home-advisors" title="Une voix pour vous répondre">
        {isOpen
          ? 'Quand un calcul ne tranche pas, quelqu’un écoute. Le statut change sous vos yeux, le prix est sur la page.'
          : 'L’équipe ouvre bientôt. Astrologues, tarologues et numérologues répondront ici aux questions qu’un calcul ne tranche pas.'}
      </SectionHead>
      {isOpen ? <People advisors={advisors} /> : <Ways />}
      <Link className={buttonClass({ tone: 'quiet' })} to="/equipe">
        Découvrir l’équipe
      </Link>
    </section>
  );
}

const People = ({ advisors }: { advisors: readonly HomeAdvisor[] }) => (
  <ul className="home-advisors home-advisors--people">
    {advisors.map(({ id, slug, name, headline, picture, isDemo }) => (
      <li key={id}>
        <Portrait picture={picture} name={name} shape="niche" isLate />
        <div>
          <h3>
            <Link to={`/equipe/${slug}`}>{name}</Link>
          </h3>
          <p>{headline}</p>
          <StatusWhenNear id={id} />
          {isDemo && <small>démonstration</small>}
        </div>
      </li>
    ))}
  </ul>
);

const Ways = () => (
  <ul className="home-advisors">
    {WAYS.map(({ glyph, name, words }) => (
      <li key={name}>
        <div className="home-advisors__arch">
          <svg viewBox="-66 -66 132 132" aria-hidden="true">
            <circle r="50" className="home-advisors__disc" />
            <circle r="46" />
            <path d={RAYS} />
          </svg>
          <Icon of={glyph} size={46} />
        </div>
        <div>
          <h3>{name}</h3>
          <p>{words}</p>
        </div>
      </li>
    ))}
  </ul>
);
