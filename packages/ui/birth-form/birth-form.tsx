import { type ReactNode, useState } from 'react';
import { Button } from '../button/index.ts';
import { classNames } from '../class-names.ts';
import type { PlaceSearch, SoughtPlace } from '../place-input/index.ts';
import { Progress } from '../progress/index.ts';
import { BirthFieldInput } from './birth-fields.tsx';
import type { BirthErrors, BirthField, BirthRules, BirthValues, KeepFor } from './birth-values.ts';
import { KeepChoice } from './keep-choice.tsx';
import { useBirthForm } from './use-birth-form.ts';
import './birth-form.css';

export interface BirthFormProps {
  /** Where the browser sends it before the page is alive. */
  action?: string;
  onSubmit: (values: BirthValues, keepFor: KeepFor | null) => void;
  validate: BirthRules;
  /** Must keep its identity between renders. */
  searchPlaces: PlaceSearch;
  /** What is asked, in order. */
  fields?: readonly BirthField[];
  initialValues?: Partial<BirthValues>;
  /** What the server refused, field by field. */
  errors?: BirthErrors;
  /** What came back of a birth place that was written and not chosen. */
  sought?: SoughtPlace | undefined;
  /** The last field that was asked for when the form came back on its way: it goes on after it. */
  asked?: string | undefined;
  /** Which question is asked, where the page keeps it. */
  step?: readonly [question: number | null, goTo: (question: number) => void];
  /** Whenever something is changed, with all that stands in the form. */
  onChange?: (values: BirthValues) => void;
  /** What is asked beside the birth, above it. */
  more?: ReactNode;
  /** The hour may be known to lie between two. */
  asksInterval?: boolean;
  /** Offers to keep the birth for oneself or for a contact. */
  canKeep?: boolean;
  /** Whom it is kept for, unless the person says otherwise. */
  keptFor?: KeepFor | null;
  title?: ReactNode;
  lead?: ReactNode;
  submitLabel: string;
  loading?: boolean;
  className?: string;
}

const ALL_FIELDS: readonly BirthField[] = ['firstname', 'birthdate', 'birthtime', 'birthcity', 'gender'];

/** A birth, asked on one sheet, or one question at a time on a phone. */
export function BirthForm({
  fields = ALL_FIELDS,
  canKeep,
  keptFor = null,
  title,
  lead,
  submitLabel,
  loading,
  ...props
}: BirthFormProps) {
  const [keepFor, setKeepFor] = useState(keptFor);
  const { form, values, errors, questions, question, isReady, change, submit, back } = useBirthForm({
    fields,
    initial: props.initialValues,
    rules: props.validate,
    outsideErrors: props.errors,
    loading,
    asked: props.asked,
    step: props.step,
    onChange: props.onChange,
    onSubmit: (given) => props.onSubmit(given, keepFor),
  });
  const last = questions.length - 1;
  return (
    <form
      ref={form}
      className={classNames('birth-form', props.className)}
      // What was typed must not end up in an address.
      method="post"
      action={props.action}
      noValidate
      onSubmit={submit}
    >
      {props.more && <div className="birth-form__more">{props.more}</div>}
      {title && <h2 className="birth-form__title">{title}</h2>}
      {lead && <p className="birth-form__lead">{lead}</p>}
      {questions.length > 1 && (
        <Progress
          className="birth-form__progress"
          label="Vos réponses"
          value={question + 1}
          max={questions.length}
          words={`Question ${question + 1} sur ${questions.length}`}
        />
      )}
      <div className="birth-form__questions">
        {questions.map((group, index) => (
          <div key={group.join()} className="birth-form__question" data-asked={index === question || undefined}>
            {group.map((field) => (
              <div key={field} data-field={field} className={`birth-form__field birth-form__field--${field}`}>
                <BirthFieldInput
                  {...{ field, values, errors, change }}
                  searchPlaces={props.searchPlaces}
                  sought={props.sought}
                  asksInterval={props.asksInterval}
                />
              </div>
            ))}
            {index === last && canKeep && <KeepChoice value={keepFor} onValueChange={setKeepFor} />}
          </div>
        ))}
      </div>
      <div className="birth-form__buttons" data-way={question === last ? 'end' : isReady ? 'ready' : 'between'}>
        {question > 0 && (
          <Button tone="quiet" className="birth-form__back" onClick={back}>
            Retour
          </Button>
        )}
        <Button type="submit" className="birth-form__submit" loading={loading}>
          {submitLabel}
        </Button>
        <Button type="submit" name="asked" value={questions[question]?.at(-1)} className="birth-form__next">
          {isReady ? 'Relire' : 'Continuer'}
        </Button>
      </div>
    </form>
  );
}
