import type { MouseEvent } from 'react';
import { accountState, closeSubmenus } from '../state/account.ts';

/** A click that the browser itself must answer: a new tab, a download, a context menu. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link inside an open submenu: the submenu's history entry goes first, so that none is left behind the next page. */
export function leaveSubmenu(event: MouseEvent, go: () => void): void {
  if (!isPlainClick(event) || accountState().submenu === null) return;
  event.preventDefault();
  void closeSubmenus().then(go);
}
