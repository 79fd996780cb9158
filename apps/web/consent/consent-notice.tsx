import { Button } from '@solelune/ui/button';
import { FloatingNotice } from '../floating-notice/floating-notice.tsx';
import { choose } from './consent.ts';
import { CookieMoon } from './cookie-moon.tsx';
import './consent-notice.css';

/** Two answers of the same weight; no answer is as good as a refusal. */
export default function ConsentNotice() {
  return (
    <FloatingNotice
      className="consent-notice"
      figure={<CookieMoon />}
      title="Des cookies, si vous voulez"
      text="Ils nous disent quelles pages sont lues, et rien d’autre. Le site marche tout aussi bien sans eux, et vous pourrez changer d’avis en bas de page."
    >
      <Button tone="ink" onClick={() => choose('refused')}>
        Refuser
      </Button>
      <Button tone="ink" onClick={() => choose('accepted')}>
        Accepter
      </Button>
    </FloatingNotice>
  );
}
