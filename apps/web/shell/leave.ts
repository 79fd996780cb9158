import { isPlainClick } from '@solelune/screen/navigation';
import type { MouseEvent } from 'react';
import { accountState, closeSubmenus } from '../state/account.ts';

/** A link inside an open submenu: the submenu's history entry goes first, so that none is left behind the next page. */
export function leaveSubmenu(event: MouseEvent, go: () => void): void {
  if (!isPlainClick(event) || accountState().submenu === null) return;
  event.preventDefault();
  void closeSubmenus().then(go);
}
