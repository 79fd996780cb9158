import { Link } from '@solelune/screen/navigation';
import { PageTitle } from '@solelune/ui/page-title';
import { addresses } from '../addresses.ts';
import './stop-page.css';

export default function StoppedPage() {
  return (
    <div className="page sky-letter-stop">
      <PageTitle eyebrow="La lettre du ciel" lead="Vous ne la recevrez plus. Rien d’autre ne change dans votre espace.">
        La lettre est arrêtée
      </PageTitle>
      <p>
        Un regret ? <Link to={addresses.letter.path}>Reprenez-la dans votre espace</Link>, ou lisez{' '}
        <Link to={addresses.daily.path}>l’horoscope du jour</Link> quand vous le voulez.
      </p>
    </div>
  );
}
