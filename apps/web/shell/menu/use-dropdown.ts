import { useCallback, useEffect, useRef, useState } from 'react';

/** Product document, section 9: after a click that stays inside the application, the pointer must not open the menu again. */
const MENU_LOCK_MS = 200;
/** A pointer that only crosses the bar opens nothing; one that slips off for a moment closes nothing. */
const OPEN_DELAY_MS = 90;
const CLOSE_DELAY_MS = 220;

export const isLargeScreen = (): boolean => matchMedia('(min-width: 769px)').matches;

export interface Dropdown {
  open: string | null;
  isLocked: boolean;
  show(title: string | null): void;
  /** A click on a title: opens, or closes what a click or a key had opened. */
  toggle(title: string): void;
  hover(title: string | null): void;
  lock(): void;
}

/** Which group's panel is open on large screens. */
export function useDropdown(): Dropdown {
  const [open, setOpen] = useState<string | null>(null);
  const [isLocked, setLocked] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const byPointer = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = useCallback((title: string | null) => {
    clearTimeout(timer.current);
    byPointer.current = false;
    setOpen(title);
  }, []);

  return {
    open,
    isLocked,
    show,
    toggle: (title) => show(open === title && !byPointer.current ? null : title),
    hover(title) {
      clearTimeout(timer.current);
      const settle = () => {
        byPointer.current = title !== null;
        setOpen(title);
      };
      timer.current = setTimeout(settle, title === null ? CLOSE_DELAY_MS : open ? 0 : OPEN_DELAY_MS);
    },
    lock() {
      show(null);
      setLocked(true);
      setTimeout(() => setLocked(false), MENU_LOCK_MS);
    },
  };
}
