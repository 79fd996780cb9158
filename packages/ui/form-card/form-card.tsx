import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { cardClass } from '../card/index.ts';
import { classNames } from '../class-names.ts';
import './form-card.css';

interface FormCardProps {
  /** Of the form element: where it leads, and what it does when it is sent. */
  form: ComponentProps<'form'>;
  question: ReactNode;
  action: string;
  /** A line beside the button. */
  note: ReactNode;
  className?: string;
  children: ReactNode;
}

/** One question on a card. The page checks what was typed, not the browser: the sentences are ours, beside the field. */
export function FormCard({ form, question, action, note, className, children }: FormCardProps) {
  return (
    <form noValidate {...form} className={cardClass({}, classNames('form-card', className))}>
      <fieldset>
        <legend>{question}</legend>
        {children}
      </fieldset>
      <div className="form-card__go">
        <Button type="submit">{action}</Button>
        <small>{note}</small>
      </div>
    </form>
  );
}
