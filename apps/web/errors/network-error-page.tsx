import { sentenceOf } from '@solelune/contract/errors';
import { Link } from '@solelune/screen/navigation';
import { buttonClass } from '@solelune/ui/button';
import { ErrorPage } from './error-page.tsx';
import { readFailedRoute } from './failed-route.ts';
import { SkyFigure } from './sky-figure.tsx';

const cutThread = (
  <SkyFigure>
    <path
      d="M44 128 92 84l30 22M152 96l26-30 48 40M127 88l4 10M141 84l-2 10"
      fill="none"
      stroke="var(--draw-leaf)"
      strokeWidth="1.8"
    />
    <path d="M44 128h0M92 84h0M122 106h0M152 96h0M178 66h0M226 106h0" stroke="var(--draw-paper)" strokeWidth="10" />
  </SkyFigure>
);

/** Carries the address that failed: the retry leads back to it, and only ever to an address of this site. */
export default function NetworkErrorPage({ params }: { params: { route: string } }) {
  const target = readFailedRoute(params.route);
  return (
    <ErrorPage
      figure={cutThread}
      title="Pas de réseau ?"
      action={
        <Link className={buttonClass({})} to={target ?? '/'} replace>
          {target ? 'Réessayer' : 'Retour à l’accueil'}
        </Link>
      }
    >
      <p>
        {target
          ? 'La page n’a pas pu arriver jusqu’à vous. Vérifiez votre connexion, puis réessayez : nous vous ramènerons où vous alliez.'
          : sentenceOf('redirect_lost')}
      </p>
    </ErrorPage>
  );
}
