import { CallError, sentenceOfError } from '@solelune/contract/client';

import { type RefObject, type SubmitEvent, useRef, useState } from 'react';
import type { Problems } from './problems.ts';

interface FormSpec<Fields> {
  read(data: FormData): Fields;
  /** Empty when the form may be sent. */
  problems(fields: Fields): Problems;
  send(fields: Fields): Promise<unknown>;
}

interface AccountForm {
  /** For the form element. Should it be sent before the page's code is there, a password must not end up in an address: hence "post". */
  props: {
    ref: RefObject<HTMLFormElement | null>;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
    noValidate: true;
    method: 'post';
  };
  problems: Problems;
  /** What only the server knows and no field can show. */
  refusal: string | null;
  sending: boolean;
}

/** Errors stand beside their field, the first one gets the focus, and what was typed stays: the inputs keep their own values. */
export function useAccountForm<Fields>({ read, problems: problemsOf, send }: FormSpec<Fields>): AccountForm {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [sending, setSending] = useState(false);

  /** False when none of them is about a field of this form. */
  const show = (found: Problems): boolean => {
    const inputs = Object.keys(found).flatMap(
      (name) => form.current?.querySelector<HTMLElement>(`[name="${name}"]`) ?? [],
    );
    setProblems(found);
    inputs.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))[0]?.focus();
    return inputs.length > 0;
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const fields = read(new FormData(event.currentTarget));
    const found = problemsOf(fields);
    setRefusal(null);
    show(found);
    if (Object.values(found).some(Boolean)) return;
    setSending(true);
    try {
      await send(fields);
    } catch (error) {
      const isTold = error instanceof CallError && show(error.fields);
      if (!isTold) setRefusal(sentenceOfError(error));
    }
    setSending(false);
  };

  return {
    props: { ref: form, onSubmit: (event) => void submit(event), noValidate: true, method: 'post' },
    problems,
    refusal,
    sending,
  };
}

export const textOf = (data: FormData, name: string): string => String(data.get(name) ?? '');
