import { type RefObject, useEffect } from 'react';
import { closeSubmenus } from '../../state/account.ts';

/**
 * While the menu of phones is open, the keyboard goes round among its button and its links, and Escape closes it from anywhere. By keys and not
 * by `inert`: the tiles under the menu stay there for the thumb.
 */
export function useHeldFocus(isOpen: boolean, bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      const stops = [
        ...(bar.current?.querySelectorAll<HTMLElement>('button.navbar__toggle, .main-menu :is(a, button)') ?? []),
      ].filter((element) => element.getClientRects().length > 0);
      if (event.key === 'Escape') {
        stops[0]?.focus();
        void closeSubmenus();
      }
      if (event.key !== 'Tab') return;
      event.preventDefault();
      const at = stops.indexOf(document.activeElement as HTMLElement);
      stops.at(event.shiftKey ? Math.max(at, 0) - 1 : (at + 1) % stops.length)?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen, bar]);
}
