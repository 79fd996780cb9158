import { Button } from '@solelune/ui/button';
import { cardClass } from '@solelune/ui/card';
import type { ReactNode } from 'react';
import './form-card.css';

interface FormCardProps {
  question: ReactNode;
  action: string;
  /** A line beside the button. */
  note: ReactNode;
  onSubmit: () => void;
  children: ReactNode;
}

/** One question on a card. The page checks what was typed, not the browser: the sentences are ours, beside the field. */
export function FormCard({ question, action, note, onSubmit, children }: FormCardProps) {
  return (
    <form
      className={cardClass({}, 'numerology-form')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <fieldset>
        <legend>{question}</legend>
        {children}
      </fieldset>
      <noscript>
        <p className="numerology-form__note">
          Ce formulaire a besoin de JavaScript. Le calcul se refait à la main&nbsp;: la méthode est expliquée plus bas,
          et chaque nombre mène à son texte.
        </p>
      </noscript>
      <div className="numerology-form__go">
        <Button type="submit">{action}</Button>
        <small>{note}</small>
      </div>
    </form>
  );
}
