import { type SubmitEvent, useState } from 'react';
import { type AddressForm, type Answers, type FieldProblems, leadOf, readAnswers } from '../address-form.ts';
import { useApp } from '../app.tsx';
import { useSentForm } from '../sent-form.tsx';

interface AddressFormState {
  /** For the form element. */
  props: {
    method: 'post';
    action: string;
    noValidate: true;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
  problems: FieldProblems;
  /** What the fields begin with: what a damaged address held, or what was sent and came back. */
  given: Answers | undefined;
  /** Something was changed: says again what is wrong, where something was. */
  judge: (answers: Answers) => void;
}

const problemsOf = (form: AddressForm, answers: Answers): FieldProblems => {
  const lead = leadOf(form, answers);
  return 'problems' in lead ? lead.problems : {};
};

/** What an address held that could not be counted, and what was found wrong with it unless the form finds it itself. */
interface Held {
  answers?: Answers | undefined;
  problems?: FieldProblems | undefined;
  /** Done when it leads on. */
  left?: (answers: Answers) => void;
}

/** A form that leads to an address, alive. `page` is the address of the page whose screen declares it. */
export function useAddressForm(form: AddressForm, page: string, held: Held = {}): AddressFormState {
  const { navigate } = useApp();
  const sent = useSentForm();
  const [problems, setProblems] = useState(
    () => held.problems ?? (held.answers && problemsOf(form, held.answers)) ?? sent?.problems ?? {},
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answers = readAnswers(form, Object.fromEntries(new FormData(event.currentTarget)));
    const lead = leadOf(form, answers);
    if ('to' in lead) {
      held.left?.(answers);
      return navigate(lead.to);
    }
    setProblems(lead.problems);
    const wrong = form.fields.find((field) => lead.problems[field]);
    event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };
  return {
    props: { method: 'post', action: page, noValidate: true, onSubmit: submit },
    problems,
    given: held.answers ?? sent?.answers,
    judge: (answers) => Object.keys(problems).length > 0 && setProblems(problemsOf(form, answers)),
  };
}
