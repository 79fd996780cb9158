import { Spinner } from '@solelune/ui/spinner';
import './protected-waiting.css';

/** What stands in a member's page until the browser knows who is there. */
export function ProtectedWaiting() {
  return (
    <section className="protected-waiting page" aria-busy="true">
      <Spinner size={32} />
      <p>Ouverture de votre espace…</p>
      <noscript>
        <p>Votre espace a besoin de JavaScript. Les calculs et les textes du site se lisent sans lui.</p>
      </noscript>
    </section>
  );
}
