import type { Call, CallInput } from '@solelune/contract';
import { CallError, isAbort } from '@solelune/contract/client';
import { type SubmitEvent, useState } from 'react';
import { type Answers, type CallForm, type FieldProblems, readAnswers } from '../address-form.ts';
import { useApp } from '../app.tsx';
import { useSentForm } from '../sent-form.tsx';

interface CallFormState {
  /** For the form element. */
  props: { method: 'post'; action: string; noValidate: true; onSubmit: (event: SubmitEvent<HTMLFormElement>) => void };
  problems: FieldProblems;
  /** What was sent and came back. */
  given: Answers | undefined;
  isBusy: boolean;
  /** True when the call did not arrive or was not answered: nothing is lost, it can be sent again. */
  hasFailed: boolean;
}

/** A form that makes a call and leads where its answer says, alive. `page` is the address of the page whose screen declares it. */
export function useCallForm(
  form: CallForm,
  page: string,
  { left }: { /** Done before it leads on. */ left?: (answer: Readonly<Record<string, unknown>>) => void } = {},
): CallFormState {
  const { call, navigate } = useApp();
  const sent = useSentForm();
  const [problems, setProblems] = useState<FieldProblems>(sent?.problems ?? {});
  const [state, setState] = useState<'open' | 'busy' | 'failed'>('open');
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'busy') return;
    const answers = readAnswers(form, Object.fromEntries(new FormData(event.currentTarget)));
    setState('busy');
    try {
      const answer = (await call(form.call, form.input(answers) as CallInput<Call>)) as Record<string, unknown>;
      left?.(answer);
      navigate(form.to(answer));
    } catch (error) {
      if (isAbort(error)) return setState('open');
      if (!(error instanceof CallError)) throw error;
      const isToldByFields = error.code === 'invalid_input';
      setProblems(isToldByFields ? (error.fields ?? {}) : {});
      setState(isToldByFields ? 'open' : 'failed');
    }
  };
  return {
    props: { method: 'post', action: page, noValidate: true, onSubmit: (event) => void submit(event) },
    problems,
    given: sent?.answers,
    isBusy: state === 'busy',
    hasFailed: state === 'failed',
  };
}
