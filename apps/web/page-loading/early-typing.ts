type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const CONTROLS = 'input:not([type=hidden]), select, textarea';

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof Element && target.matches(CONTROLS);

const isBox = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

const stateOf = (control: Control): string | boolean => (isBox(control) ? control.checked : control.value);

/** What the server wrote into it. */
function writtenIn(control: Control): string | boolean {
  if (isBox(control)) return control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/**
 * Who types before a page is alive, or while it is taken over, types into what React believes to hold something else: with its next drawing
 * that would be gone. So what was typed is noted, and told again (`tell`) once every control answers.
 */
export function noteEarlyTyping(root: HTMLElement): { tell: () => void } {
  const typed = new Map<Control, string | boolean>();
  for (const control of root.querySelectorAll<Control>(CONTROLS))
    if (stateOf(control) !== writtenIn(control)) typed.set(control, stateOf(control));
  const note = ({ target }: Event) => {
    if (isControl(target)) typed.set(target, stateOf(target));
  };
  root.addEventListener('input', note, true);
  return {
    tell: () => {
      root.removeEventListener('input', note, true);
      for (const [control, state] of typed) {
        const there = control.isConnected ? control : successorOf(control, root);
        if (there) tellAgain(there, state);
      }
      typed.clear();
    },
  };
}

/** The form may have begun anew meanwhile, with what this device knows. */
function successorOf(control: Control, root: HTMLElement): Control | null {
  const value = control.type === 'radio' ? `[value="${CSS.escape(control.value)}"]` : '';
  return control.name ? root.querySelector<Control>(`[name="${CSS.escape(control.name)}"]${value}`) : null;
}

/** As if it were typed now. React compares with what it last saw written, so something else is written first. */
function tellAgain(control: Control, state: string | boolean): void {
  if (isBox(control)) {
    if (control.type === 'radio' && !state) return;
    control.checked = !state;
    return control.click();
  }
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set;
  control.value = '';
  setter?.call(control, state);
  for (const kind of ['input', 'change']) control.dispatchEvent(new Event(kind, { bubbles: true }));
}
