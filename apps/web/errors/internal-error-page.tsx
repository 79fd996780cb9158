import { LinkButton } from '@solelune/ui/link-button';
import { ErrorPage } from './error-page.tsx';
import { CloudedFigure } from './figures.tsx';

/** A full page load: after an error of ours, the browser starts afresh. */
export default function InternalErrorPage() {
  return (
    <ErrorPage
      figure={<CloudedFigure />}
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
