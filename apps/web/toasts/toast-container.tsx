import { useEffect, useRef } from 'react';
import { ToastContainer as Container, toast as library, type ToastOptions } from 'react-toastify/unstyled';
import { ToastBody } from './toast-body.tsx';
import type { Toast } from './toast-queue.ts';
import { toasts, useShownToasts } from './toasts.ts';
import './toasts.css';

/** Product document, section 9. */
const AUTO_CLOSE_MS = 5000;
const DRAG_PERCENT = 60;

/** Draws what the queue shows, and tells it what was closed. */
export default function ToastContainer() {
  const shown = useShownToasts();
  const drawn = useRef(new Map<string, Toast>());

  // The library forgets its toasts when its container goes.
  useEffect(() => () => drawn.current.clear(), []);
  useEffect(() => {
    for (const id of drawn.current.keys()) {
      if (shown.some((toast) => toast.id === id)) continue;
      drawn.current.delete(id);
      library.dismiss(id);
    }
    for (const toast of shown) {
      const before = drawn.current.get(toast.id);
      if (before === toast) continue;
      drawn.current.set(toast.id, toast);
      if (before) library.update(toast.id, { ...optionsOf(toast), render: bodyOf(toast) });
      else library(bodyOf(toast), { ...optionsOf(toast), toastId: toast.id });
    }
  }, [shown]);

  return (
    <Container
      position="top-right"
      autoClose={AUTO_CLOSE_MS}
      closeOnClick
      pauseOnFocusLoss
      pauseOnHover
      draggable
      draggablePercent={DRAG_PERCENT}
      transition={false}
      customProgressBar
      closeButton={false}
      icon={false}
      aria-label="Messages du site, Alt+T"
      className="toasts"
    />
  );
}

const bodyOf = (toast: Toast) => <ToastBody toast={toast} delayMs={AUTO_CLOSE_MS} />;

const optionsOf = (toast: Toast): ToastOptions => ({
  className: `toast toast--${toast.variant}`,
  // An error interrupts; the rest waits for the reader to pause.
  role: toast.variant === 'error' ? 'alert' : 'status',
  onClose: () => toasts.dismiss(toast.id),
});
