import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { cardClass } from '../card/index.ts';
import { classNames } from '../class-names.ts';
import './form-card.css';

interface FormCardProps {
  question: ReactNode;
  action: string;
  /** A line beside the button. */
  note: ReactNode;
  /** What who has no JavaScript can do instead. */
  without: ReactNode;
  onSubmit: () => void;
  className?: string;
  children: ReactNode;
}

/** One question on a card. The page checks what was typed, not the browser: the sentences are ours, beside the field. */
export function FormCard({ question, action, note, without, onSubmit, className, children }: FormCardProps) {
  return (
    <form
      className={cardClass({}, classNames('form-card', className))}
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
        <p className="form-card__without">{without}</p>
      </noscript>
      <div className="form-card__go">
        <Button type="submit">{action}</Button>
        <small>{note}</small>
      </div>
    </form>
  );
}
