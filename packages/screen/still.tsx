import { type ComponentType, createElement, useEffect, useRef, useState } from 'react';

const fetches: (() => Promise<unknown>)[] = [];

/** The drawings of pages whose code has come since the last time. The server waits for them before it draws, a browser that changes its page too. */
export async function fetchStills(): Promise<void> {
  // What could not be fetched is tried again where it is shown.
  await Promise.allSettled(fetches.splice(0).map((fetch) => fetch()));
}

/**
 * A drawing that never changes: the browser keeps what the server drew, and fetches the code only to draw it elsewhere
 * (docs/decisions/0212-drawings-that-stay.md). What it is given must not change either; where it does, `key` makes another of it. It stands in a
 * file `*.still.tsx`, by which the server knows that its styles belong to the page.
 */
export function still<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let known: ComponentType<Props> | null = null;
  const fetch = async () => {
    known ??= (await load()).default;
  };
  fetches.push(fetch);
  return function Still(props: Props) {
    const box = useRef<HTMLSpanElement>(null);
    const [drawing, show] = useState(() => known);
    useEffect(() => {
      if (box.current?.hasChildNodes()) return;
      void fetch().then(
        () => show(() => known),
        () => {},
      );
    }, []);
    const around = { ref: box, className: 'still' };
    return drawing ? (
      <span {...around}>{createElement(drawing, props)}</span>
    ) : (
      // React leaves alone what stands inside, and the warning says nothing new: this is what is wanted.
      <span {...around} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    );
  };
}
