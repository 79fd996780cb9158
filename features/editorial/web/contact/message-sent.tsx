import { Button } from '@solelune/ui/button';
import { useEffect, useRef } from 'react';

/** Takes the place of the form, and the focus: whoever does not see the page hears that the message has left. */
export function MessageSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="editorial-form editorial-form--sent">
      <svg viewBox="-70 -50 140 100" aria-hidden="true">
        <path d="M-64 26 60-40 22 42-8 18Z" />
        <path d="M60-40-8 18V44L10 32" />
        <path d="M-66 44C-50 34-44 30-30 34" strokeDasharray="2 8" />
      </svg>
      <h2 ref={title} tabIndex={-1}>
        Votre message est parti
      </h2>
      <p>
        Nous répondrons à <b>{email}</b>. Si rien n’arrive d’ici quelques jours, regardez du côté des courriers
        indésirables.
      </p>
      <Button tone="quiet" onClick={onAgain}>
        Écrire un autre message
      </Button>
    </section>
  );
}
