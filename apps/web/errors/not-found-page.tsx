import { Link } from '@solelune/screen/navigation';
import { buttonClass } from '@solelune/ui/button';
import { ErrorPage } from './error-page.tsx';
import { SkyFigure } from './sky-figure.tsx';

const eclipse = (
  <SkyFigure>
    <circle cx="135" cy="105" r="50" fill="var(--draw-leaf)" />
    <circle cx="141" cy="103" r="49" fill="var(--night-sky-0)" />
    <path d="M85 105a50 50 0 0 0 44 49.6" fill="none" stroke="var(--draw-paper)" strokeWidth="2" />
  </SkyFigure>
);

export default function NotFoundPage() {
  return (
    <ErrorPage
      figure={eclipse}
      title="Page introuvable"
      action={
        <Link className={buttonClass({})} to="/">
          Retour à l’accueil
        </Link>
      }
    >
      <p>Cette page est passée derrière l’horizon, ou son adresse a été mal recopiée.</p>
      <p>Le menu vous ramène vers tous nos calculs et nos textes.</p>
    </ErrorPage>
  );
}
