import { Link } from '@solelune/screen/navigation';
import { buttonClass } from '@solelune/ui/button';
import { ErrorPage } from './error-page.tsx';
import { EclipseFigure } from './figures.tsx';

export default function NotFoundPage() {
  return (
    <ErrorPage
      figure={<EclipseFigure />}
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
