import { type FormEvent, useRef, useState } from 'react';
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
  onSubmit: (values: BirthValues) => void;
}

/** State of the form: what was entered is never dropped, and focus goes to the first field to mend. */
export function useBirthForm({ fields, initial, rules, outsideErrors, loading, asked, onSubmit }: BirthFormSetup) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<BirthValues>({ ...EMPTY_BIRTH, ...initial });
  const [ownErrors, setOwnErrors] = useState<BirthErrors>({});
  const [mended, setMended] = useState<{ of?: BirthErrors; fields: BirthField[] }>({ fields: [] });
  const questions = birthQuestions(fields);
  const [question, setQuestion] = useState(() =>
    firstQuestion(questions, firstWrong(fields, outsideErrors ?? {}), asked),
  );

  const stillOutside = { ...outsideErrors };
  if (mended.of === outsideErrors) for (const field of mended.fields) delete stillOutside[field];
  const errors: BirthErrors = { ...stillOutside, ...ownErrors };

  const change = (field: BirthField, part: Partial<BirthValues>) => {
    const next = { ...values, ...part };
    setValues(next);
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
  const goTo = (index: number) => {
    setQuestion(index);
    const field = questions[index]?.[0];
    if (field) focus(field);
  };
  const check = (asked: readonly BirthField[]): boolean => {
    const found = birthErrors(asked, values, rules);
    setOwnErrors({
      ...Object.fromEntries(Object.entries(ownErrors).filter(([field]) => !asked.includes(field as BirthField))),
      ...found,
    });
    const wrong = firstWrong(asked, found);
    if (!wrong) return true;
    setQuestion(questions.findIndex((group) => group.includes(wrong)));
    focus(wrong);
    return false;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    const group = questions[question];
    const onTheWay = question < questions.length - 1 && window.matchMedia(PHONE).matches;
    if (onTheWay && group) {
      if (check(group)) goTo(question + 1);
    } else if (check(fields)) onSubmit(values);
  };
  return { form, values, errors, questions, question, change, submit, back: () => goTo(question - 1) };
}
