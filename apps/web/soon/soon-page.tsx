import texts from 'virtual:soon-texts';
import { capitalised } from '@solelune/french/sentence';
import type { Screen } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { buttonClass } from '@solelune/ui/button';
import { Eyebrow } from '@solelune/ui/eyebrow';
import { RisingFigure } from './rising-figure.tsx';
import './soon-page.css';

/** The honest page of a capability that is not built yet: what it will be, and where to go meanwhile. */
export default function SoonPage({ screen, params }: { screen: Screen; params: Record<string, string | undefined> }) {
  const title = screen.title.replace(/:(\w+)/g, (_, name: string) => (params[name] ?? '').replaceAll('-', ' '));
  return (
    <section className="soon-page page">
      <RisingFigure />
      <div className="soon-page__text">
        <Eyebrow>Bientôt</Eyebrow>
        <h1>{capitalised(title)}</h1>
        <p className="soon-page__promise">{texts[screen.name]}</p>
        <p>
          Cette partie du site n’est pas encore ouverte. Nous la construisons avec le même soin que le reste, et elle
          s’ouvrira à cette adresse même.
        </p>
        <Link className={buttonClass({})} to="/">
          Voir ce qui est déjà ouvert
        </Link>
      </div>
    </section>
  );
}
