import { Button } from '@solelune/ui/button';
import { cardClass } from '@solelune/ui/card';
import type { ReactNode } from 'react';
import './form-card.css';

interface FormCardProps {
  question: ReactNode;
  action: string;
  /** A line beside the button. */
  note: ReactNode;
  /** What who has no JavaScript can do instead. */
  without: ReactNode;
  onSubmit: () => void;
  children: ReactNode;
}

/** One question on a card. The page checks what was typed, not the browser: the sentences are ours, beside the field. */
export function FormCard({ question, action, note, without, onSubmit, children }: FormCardProps) {
  return (
    <form
      className={cardClass({}, 'angels-form')}
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
        <p className="angels-form__note">{without}</p>
      </noscript>
      <div className="angels-form__go">
        <Button type="submit">{action}</Button>
        <small>{note}</small>
      </div>
    </form>
  );
}
