import { LinkButton } from '@solelune/ui/link-button';
import { ErrorPage } from './error-page.tsx';
import { SkyFigure } from './sky-figure.tsx';

const cloudedMoon = (
  <SkyFigure>
    <circle cx="150" cy="88" r="40" fill="var(--draw-leaf)" />
    <path
      d="M62 142a24 24 0 0 1 8-46 34 34 0 0 1 64-8 26 26 0 0 1 36 12 21 21 0 0 1 8 42Z"
      fill="var(--night-sky-2)"
      stroke="var(--draw-leaf)"
      strokeWidth="1.6"
      strokeLinejoin="round"
    />
  </SkyFigure>
);

/** A full page load: after an error of ours, the browser starts afresh. */
export default function InternalErrorPage() {
  return (
    <ErrorPage
      figure={cloudedMoon}
      title="Erreur interne"
      action={<LinkButton href="/">Retour à l’accueil</LinkButton>}
    >
      <p>
        Un nuage est passé devant nos instruments. Toutes nos excuses : l’erreur vient de nous, et notre équipe en est
        informée.
      </p>
      <p>Rien de ce que vous avez enregistré n’est perdu. Réessayez dans quelques minutes.</p>
    </ErrorPage>
  );
}
