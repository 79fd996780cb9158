import { useEffect, useRef } from 'react';
import { closeSubmenus, toggleSubmenu, useAccount } from '../../state/account.ts';
import type { Submenu } from '../../state/submenu-history.ts';

/** A submenu of the bar: one is open at a time; a press elsewhere and Escape close it, as "back" does. */
export function useSubmenu(name: Submenu) {
  const isOpen = useAccount(({ submenu }) => submenu === name);
  const box = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const onPress = (event: PointerEvent) => box.current?.contains(event.target as Node) || void closeSubmenus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      trigger.current?.focus();
      void closeSubmenus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);

  const button = {
    ref: trigger,
    'aria-expanded': isOpen,
    'aria-controls': `${name}-menu`,
    onClick: () => void toggleSubmenu(name),
  };
  return { isOpen, box, button, panelId: `${name}-menu` };
}
