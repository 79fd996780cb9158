import type { KeyboardEvent } from 'react';
import { moveInBar, moveInPanel, moveOf } from './menu-keyboard.ts';
import type { Dropdown } from './use-dropdown.ts';

/** Keys in the menu of large screens: arrows walk the bar and the columns, down enters a panel, Escape leaves it. */
export function focusByKey(event: KeyboardEvent, nav: HTMLElement, dropdown: Dropdown): void {
  const target = event.target as HTMLElement;
  const entry = target.closest('.menu-entry');
  const title = entry?.querySelector<HTMLElement>('.menu-title');
  if (!entry || !title) return;
  if (event.key === 'Escape') {
    if (!dropdown.open) return;
    dropdown.show(null);
    title.focus();
    return;
  }
  const move = moveOf(event.key);
  if (!move) return;
  event.preventDefault();
  const columns = [...entry.querySelectorAll('.menu-column')].map((column) => [...column.querySelectorAll('a')]);
  if (target === title) {
    if (move === 'down' && columns.length > 0) {
      dropdown.show(title.textContent);
      // The panel is drawn in this same turn: its links can be reached right after.
      setTimeout(() => columns[0]?.[0]?.focus());
      return;
    }
    const titles = [...nav.querySelectorAll<HTMLElement>('.menu-title')];
    const next = moveInBar(move, titles.indexOf(title), titles.length);
    if (next === null) return;
    dropdown.show(null);
    titles[next]?.focus();
    return;
  }
  const column = columns.findIndex((links) => links.includes(target as HTMLAnchorElement));
  const row = columns[column]?.indexOf(target as HTMLAnchorElement) ?? -1;
  if (row < 0) return;
  const next = moveInPanel(
    move,
    { column, row },
    columns.map(({ length }) => length),
  );
  if (next) columns[next.column]?.[next.row]?.focus();
  else title.focus();
}
