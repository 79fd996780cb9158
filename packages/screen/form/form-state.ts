/** The sentence beside each field that is not right; a part of a field is named as form data names it (`record[date]`). */
export type Problems = Partial<Record<string, string>>;

/** Leaves out the fields that are right. */
export const problemsAmong = (found: Readonly<Record<string, string | null>>): Problems =>
  Object.fromEntries(Object.entries(found).flatMap(([name, sentence]) => (sentence ? [[name, sentence]] : [])));

export interface FormState {
  /** A form is sent from the answer until it is touched or sent again. */
  phase: 'open' | 'busy' | 'sent';
  problems: Problems;
  /** What the server refused the whole with. */
  message: string | null;
  /** Whether one of the form's own fields says why: then the message may be left out. */
  isTold: boolean;
  /** What to say of what is done. */
  done: string | null;
}

export type FormEvent =
  /** The page's own rules, before anything leaves. */
  | { type: 'found'; problems: Problems }
  | { type: 'left' }
  | { type: 'refused'; sentence: string; problems: Problems; asked: readonly string[] }
  | { type: 'answered'; done: string | null }
  | { type: 'cancelled' }
  /** Something was changed since. */
  | { type: 'touched' };

export const OPEN: FormState = { phase: 'open', problems: {}, message: null, isTold: false, done: null };

const fieldOf = (name: string): string => name.replace(/\[.*$/, '');

/** One sending at a time: what does not belong to the one under way changes nothing. */
export function formReducer(state: FormState, event: FormEvent): FormState {
  const isBusy = state.phase === 'busy';
  switch (event.type) {
    case 'found':
      return isBusy ? state : { ...OPEN, problems: event.problems };
    case 'left':
      return { ...OPEN, phase: 'busy' };
    case 'refused': {
      if (!isBusy) return state;
      const { sentence: message, problems, asked } = event;
      return {
        ...OPEN,
        problems,
        message,
        isTold: Object.keys(problems).some((name) => asked.includes(fieldOf(name))),
      };
    }
    case 'answered':
      return isBusy ? { ...OPEN, phase: 'sent', done: event.done } : state;
    case 'cancelled':
      return isBusy ? OPEN : state;
    case 'touched':
      return state.phase === 'sent' ? OPEN : state;
  }
}
