import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import {
  type BirthErrors,
  type BirthField,
  type BirthRules,
  type BirthValues,
  birthErrors,
  birthQuestions,
  EMPTY_BIRTH,
  firstQuestion,
  firstWrong,
} from './birth-values.ts';

/** Up to this width one question is shown at a time; birth-form.css holds the same bound. */
const PHONE = '(width <= 580px)';

interface BirthFormSetup {
  fields: readonly BirthField[];
  initial?: Partial<BirthValues>;
  rules: BirthRules;
  /** Errors the server found; they give way once the field is changed. */
  outsideErrors?: BirthErrors;
  loading?: boolean;
  /** The last field that was asked for when the form came back on its way. */
  asked?: string | undefined;
  /** The question that is asked, and how another one is, where the page keeps it; null while it does not say. */
  step?: readonly [question: number | null, goTo: (question: number) => void] | undefined;
  onChange?: ((values: BirthValues) => void) | undefined;
  onSubmit: (values: BirthValues) => void;
}

const noErrors = (errors: BirthErrors) => Object.keys(errors).length === 0;
const isPhone = () => window.matchMedia(PHONE).matches;

/** State of the form: what was entered is never dropped, and focus goes to the first field to mend. */
export function useBirthForm({ fields, initial, rules, outsideErrors, loading, asked, ...setup }: BirthFormSetup) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<BirthValues>({ ...EMPTY_BIRTH, ...initial });
  const [ownErrors, setOwnErrors] = useState<BirthErrors>({});
  const [mended, setMended] = useState<{ of?: BirthErrors; fields: BirthField[] }>({ fields: [] });
  const questions = birthQuestions(fields);
  const [own, setOwn] = useState(() => firstQuestion(questions, firstWrong(fields, outsideErrors ?? {}), asked));
  const [step = null, goToStep] = setup.step ?? [];
  const question = Math.min(step ?? own, questions.length - 1);
  // Complete before anything was asked: it may be sent at once.
  const isReady = question === 0 && values.birthdate !== '' && noErrors(birthErrors(fields, values, rules));

  const stillOutside = { ...outsideErrors };
  if (mended.of === outsideErrors) for (const field of mended.fields) delete stillOutside[field];
  const errors: BirthErrors = { ...stillOutside, ...ownErrors };

  const change = (field: BirthField, part: Partial<BirthValues>) => {
    const next = { ...values, ...part };
    setValues(next);
    setup.onChange?.(next);
    // A field already found wrong is judged again as one types, so that its error leaves as soon as it may.
    if (ownErrors[field]) setOwnErrors({ ...ownErrors, [field]: rules[field]?.(next) ?? undefined });
    setMended({ of: outsideErrors, fields: mended.of === outsideErrors ? [...mended.fields, field] : [field] });
  };
  const focus = (field: BirthField) => {
    // The question may have to appear first.
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>(`[data-field="${field}"] :is(input, select)`)?.focus(),
    );
  };
  /** What the next question to appear gives the focus to, unless it is its first field. */
  const awaited = useRef<BirthField>(undefined);
  const shown = useRef(question);
  useEffect(() => {
    if (shown.current === question) return;
    shown.current = question;
    const field = awaited.current ?? questions[question]?.[0];
    awaited.current = undefined;
    if (field) focus(field);
  });
  const goTo = (index: number) => {
    if (goToStep && isPhone()) goToStep(index);
    else setOwn(index);
  };
  const check = (asked: readonly BirthField[]): boolean => {
    const found = birthErrors(asked, values, rules);
    setOwnErrors({
      ...Object.fromEntries(Object.entries(ownErrors).filter(([field]) => !asked.includes(field as BirthField))),
      ...found,
    });
    const wrong = firstWrong(asked, found);
    if (!wrong) return true;
    const index = questions.findIndex((group) => group.includes(wrong));
    if (index === question) focus(wrong);
    else {
      awaited.current = wrong;
      goTo(index);
    }
    return false;
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (loading) return;
    const group = questions[question];
    const isNext = event.nativeEvent.submitter?.getAttribute('name') === 'asked';
    const onTheWay = question < questions.length - 1 && isPhone() && (isNext || !isReady);
    if (onTheWay && group) {
      if (check(group)) goTo(question + 1);
    } else if (check(fields)) setup.onSubmit(values);
  };
  return { form, values, errors, questions, question, isReady, change, submit, back: () => goTo(question - 1) };
}
