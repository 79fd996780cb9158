import { Button } from '@solelune/ui/button';
import { FloatingNotice } from '../floating-notice/floating-notice.tsx';
import { choose } from './consent.ts';
import './consent-notice.css';

/** A bar over the foot of the page. Two answers of the same weight; no answer is as good as a refusal. */
export default function ConsentNotice() {
  return (
    <FloatingNotice
      className="consent-notice"
      title="Un cookie de mesure ?"
      text="Il compte les pages lues. Choix modifiable en bas de page."
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
