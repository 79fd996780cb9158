import { Button } from '@solelune/ui/button';
import { choose } from './consent.ts';
import { CookieMoon } from './cookie-moon.tsx';
import './consent-notice.css';

/** Two answers of the same weight; no answer is as good as a refusal. */
export default function ConsentNotice() {
  return (
    <section className="consent-notice" aria-labelledby="consent-title">
      <CookieMoon />
      <div>
        <h2 id="consent-title">Des cookies, si vous voulez</h2>
        <p>
          Ils nous disent quelles pages sont lues, et rien d’autre. Le site marche tout aussi bien sans eux, et vous
          pourrez changer d’avis en bas de page.
        </p>
      </div>
      <div className="consent-notice__answers">
        <Button tone="ink" onClick={() => choose('refused')}>
          Refuser
        </Button>
        <Button tone="ink" onClick={() => choose('accepted')}>
          Accepter
        </Button>
      </div>
    </section>
  );
}
