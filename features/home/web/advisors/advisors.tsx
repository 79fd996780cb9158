import { Link } from '@solelune/screen/navigation';
import { buttonClass } from '@solelune/ui/button';
import { pathPoint } from '@solelune/ui/geometry';
import { chatGlyph, type Glyph, Icon, penGlyph, phoneGlyph } from '@solelune/ui/icon';
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

/** The team is not open yet: what it will be, and no face that does not exist. */
export function Advisors() {
  return (
    <section className="home-section page" data-universe="advisors" aria-labelledby="home-advisors">
      <SectionHead id="home-advisors" title="Une voix pour vous répondre">
        L’équipe ouvre bientôt. Astrologues, tarologues et numérologues répondront ici aux questions qu’un calcul ne
        tranche pas.
      </SectionHead>
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
      <Link className={buttonClass({ tone: 'quiet' })} to="/equipe">
        Découvrir l’équipe
      </Link>
    </section>
  );
}
