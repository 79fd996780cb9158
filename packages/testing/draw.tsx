import { act, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** React's own switch: what is done in `act` is finished before a test looks at it. */
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

export interface Drawn {
  box: HTMLElement;
  again(element: ReactNode): Promise<void>;
  leave(): Promise<void>;
}

/** A component alive in a document, until the test ends. The test's file begins with `// @vitest-environment happy-dom`. */
export const draw = (element: ReactNode): Promise<Drawn> => alive((box) => addRoot(createRoot(box), element));

/** What the server wrote, taken over by the browser; whatever React has to say about a difference is given to `onMismatch`. */
export function takeOver(markup: string, element: ReactNode, onMismatch: (error: unknown) => void): Promise<Drawn> {
  return alive((box) => {
    box.innerHTML = markup;
    return hydrateRoot(box, element, { onRecoverableError: onMismatch });
  });
}

function addRoot(root: Root, element: ReactNode): Root {
  root.render(element);
  return root;
}

async function alive(start: (box: HTMLElement) => Root): Promise<Drawn> {
  const box = document.body.appendChild(document.createElement('div'));
  let root: Root | undefined;
  await doing(() => {
    root = start(box);
  });
  const leave = () => doing(() => root?.unmount());
  onTestFinished(async () => {
    await leave();
    box.remove();
  });
  return { box, again: (next) => doing(() => root?.render(next)), leave };
}

/** Does something and waits for what comes of it. */
export const doing = (action: () => unknown): Promise<void> =>
  act(async () => {
    await action();
  });
