import { useEffect, useRef } from 'react';
import { ToastCard } from './toast-card.tsx';
import { toasts, useShownToasts } from './toasts.ts';
import './toasts.css';

/** The notices at the top right. They tell of what failed, the network too: their code and style are there from the start. */
export function ToastList() {
  const shown = useShownToasts();
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const reach = (event: KeyboardEvent) =>
      event.altKey && event.code === 'KeyT' && list.current?.querySelector('button')?.focus();
    addEventListener('keydown', reach);
    return () => removeEventListener('keydown', reach);
  }, []);
  if (shown.length === 0) return null;
  return (
    <section ref={list} className="toasts" aria-label="Messages du site, Alt+T">
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onClose={() => toasts.dismiss(toast.id)} />
      ))}
    </section>
  );
}
