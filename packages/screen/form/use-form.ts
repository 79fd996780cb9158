import type { Call, CallAnswer, CallInput } from '@solelune/contract';
import { CallError, isAbort, sentenceOfError } from '@solelune/contract/client';
import { type RefObject, type SubmitEvent, useCallback, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { type App, useApp } from '../app.tsx';
import { formReducer, OPEN, type Problems } from './form-state.ts';

type Said = string | void;

interface FormSpec<Fields, Answer> {
  /** What was entered, by the names of the fields: from the inputs' own values, or from wherever the page keeps them. */
  read?: (data: FormData) => Fields;
  /** Empty when the form may be sent. */
  problems?: (fields: Fields) => Problems;
  /** What follows the answer; the form is busy until then. A sentence that it gives is said as `done`. */
  done?: (answer: Answer, fields: Fields) => Said | Promise<Said>;
  /** What follows a refusal, by the rules of the page or by the server: mostly a `CallError`. */
  refused?: (error: unknown) => void;
  /** For settings: a new sending takes the place of the one under way. A form refuses it. */
  replaces?: boolean;
}

/** How it is sent when that is more than one call; raises a `CallError` like one. */
type Send<Fields, Answer> = (fields: Fields, signal: AbortSignal) => Promise<Answer>;

export interface Form<Fields, Answer> {
  /** For the form element. Should it be sent before the page's code is there, what was typed must not end up in an address: hence "post". */
  props: {
    ref: RefObject<HTMLFormElement | null>;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
    noValidate: true;
    method: 'post';
  };
  /** Sends what a button or another component has, and keeps its identity; null when it was refused, cancelled, or another sending is under way. */
  send(fields: Fields): Promise<Answer | null>;
  /** Something was changed: what was said of the last sending is past. */
  touch(): void;
  problems: Problems;
  /** What the server refused the whole with. */
  message: string | null;
  /** The same, unless a field of this form says why. */
  refusal: string | null;
  done: string | null;
  isBusy: boolean;
  isSent: boolean;
}

/** The controls that can be wrong and take focus, in the order of the page. */
const WRONG = ':is(input, select, textarea)[aria-invalid="true"]';

/**
 * A call made by a form or a button. Errors stand beside their field and the first one gets the focus; what was typed stays; it is sent once,
 * however often one presses; and who leaves the page waits for nothing any more.
 */
export function useForm<C extends Call, Fields extends object = CallInput<C> & object>(
  call: C,
  spec?: FormSpec<Fields, CallAnswer<C>> & { input?: (fields: Fields) => CallInput<C> },
): Form<Fields, CallAnswer<C>>;
export function useForm<Fields extends object, Answer>(
  send: Send<Fields, Answer>,
  spec?: FormSpec<Fields, Answer>,
): Form<Fields, Answer>;
export function useForm<Fields extends object, Answer>(
  target: Call | Send<Fields, Answer>,
  spec: FormSpec<Fields, Answer> & { input?: (fields: Fields) => unknown } = {},
): Form<Fields, Answer> {
  const { call } = useApp();
  const [state, tell] = useReducer(formReducer, OPEN);
  const element = useRef<HTMLFormElement>(null);
  const pending = useRef<AbortController | null>(null);
  useEffect(() => () => pending.current?.abort(), []);
  useEffect(() => {
    if (Object.keys(state.problems).length > 0) element.current?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [state.problems]);

  // As of the last drawing, so that `send` may keep its identity: effects depend on it.
  const latest = useRef({ target, spec });
  useLayoutEffect(() => {
    latest.current = { target, spec };
  });
  const send = useCallback(
    async (fields: Fields): Promise<Answer | null> => {
      const { target: to, spec: asked } = latest.current;
      if (pending.current && !asked.replaces) return null;
      const found = asked.problems?.(fields) ?? {};
      if (Object.keys(found).length > 0) {
        tell({ type: 'found', problems: found });
        asked.refused?.(new CallError('invalid_input', { fields: found as Record<string, string> }));
        return null;
      }
      pending.current?.abort();
      const sending = new AbortController();
      pending.current = sending;
      tell({ type: 'left' });
      try {
        const answer = await transmit(call, to, asked.input?.(fields) ?? fields, sending.signal);
        if (sending.signal.aborted) return null;
        const done = await asked.done?.(answer, fields);
        if (pending.current === sending) tell({ type: 'answered', done: done ?? null });
        return answer;
      } catch (error) {
        if (sending.signal.aborted) return null;
        if (isAbort(error)) tell({ type: 'cancelled' });
        else {
          const problems = error instanceof CallError ? error.fields : {};
          tell({ type: 'refused', sentence: sentenceOfError(error), problems, asked: Object.keys(fields) });
          asked.refused?.(error);
        }
        return null;
      } finally {
        if (pending.current === sending) pending.current = null;
      }
    },
    [call],
  );

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    void send(spec.read?.(data) ?? (Object.fromEntries(data) as Fields));
  };

  const { problems, message, isTold, done, phase } = state;
  return {
    props: { ref: element, onSubmit: submit, noValidate: true, method: 'post' },
    send,
    touch: () => tell({ type: 'touched' }),
    problems,
    message,
    refusal: isTold ? null : message,
    done,
    isBusy: phase === 'busy',
    isSent: phase === 'sent',
  };
}

const transmit = <Fields, Answer>(
  call: App['call'],
  to: Call | Send<Fields, Answer>,
  input: unknown,
  signal: AbortSignal,
): Promise<Answer> =>
  typeof to === 'function' ? to(input as Fields, signal) : (call(to, input as never, { signal }) as Promise<Answer>);

export const textOf = (data: FormData, name: string): string => String(data.get(name) ?? '');
