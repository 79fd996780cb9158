import { urlOf } from '@solelune/screen';
import { useApp } from '@solelune/screen/app';
import { useCallForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { PageTitle } from '@solelune/ui/page-title';
import { useEffect } from 'react';
import { letterStop } from '../../contract.ts';
import { addresses } from '../addresses.ts';
import { stopForm } from './stop-form.ts';
import './stop-page.css';

/** One press in the letter is enough: the page stops it by itself. What only looks at links (a mail server's guard) runs no page, and stops nothing. */
export default function StopPage({ params: { key } }: { params: { key: string } }) {
  const { call, navigate } = useApp();
  const { props, isBusy, hasFailed } = useCallForm(stopForm, urlOf(addresses.letterStop, { key }));
  useEffect(() => {
    let isHere = true;
    // Without network the button below does it again.
    call(letterStop, { key }).then(
      () => isHere && navigate(addresses.letterStopped.path, { replace: true }),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [call, navigate, key]);
  return (
    <div className="page sky-letter-stop">
      <PageTitle eyebrow="La lettre du ciel" lead="Un instant, nous l’arrêtons.">
        Ne plus la recevoir
      </PageTitle>
      <form {...props}>
        <input type="hidden" name="key" value={key} />
        <Button type="submit" loading={isBusy}>
          Arrêter la lettre
        </Button>
        {hasFailed && <p role="alert">Cela n’a pas abouti. Réessayez dans un instant.</p>}
      </form>
    </div>
  );
}
