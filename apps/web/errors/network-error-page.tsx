import { Link } from '@solelune/screen/navigation';
import { buttonClass } from '@solelune/ui/button';
import { ErrorPage } from './error-page.tsx';
import { readFailedRoute } from './failed-route.ts';
import { CutThreadFigure } from './figures.tsx';

/** Carries the address that failed: the retry leads back to it, and only ever to an address of this site. */
export default function NetworkErrorPage({ params }: { params: { route: string } }) {
  const target = readFailedRoute(params.route);
  return (
    <ErrorPage
      figure={<CutThreadFigure />}
      title="Pas de réseau ?"
      action={
        <Link className={buttonClass({})} to={target} replace>
          Réessayer
        </Link>
      }
    >
      <p>
        La page n’a pas pu arriver jusqu’à vous. Vérifiez votre connexion, puis réessayez : nous vous ramènerons où vous
        alliez.
      </p>
    </ErrorPage>
  );
}
