import { sentenceOf } from '@solelune/contract/errors';
import { LinkButton } from '@solelune/ui/link-button';
import { ErrorPage } from './error-page.tsx';

/** In the place of a page that broke while it was drawn: there from the start, since nothing may have to be fetched to say so. */
export const brokenPage = (
  <ErrorPage title="Erreur interne" action={<LinkButton href="/">Retour à l’accueil</LinkButton>}>
    <p>{sentenceOf('internal')}</p>
  </ErrorPage>
);
