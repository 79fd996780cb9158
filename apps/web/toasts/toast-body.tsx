import { closeGlyph, type Glyph, Icon } from '@solelune/ui/icon';
import { IconButton } from '@solelune/ui/icon-button';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ToastContentProps } from 'react-toastify/unstyled';
import type { Toast } from './toast-queue.ts';

const ring = 'M1.5 17a15.5 15.5 0 1 0 31 0a15.5 15.5 0 1 0 -31 0z';
const GLYPHS: Record<Toast['variant'], Glyph> = {
  error: { box: 34, stroke: 1.5, d: `${ring}M12 12l10 10M22 12 12 22` },
  warning: { box: 34, stroke: 1.5, d: 'M17 3.5 32 29.5H2zM17 13v8M17 25v.2' },
  info: { box: 34, stroke: 1.5, d: `${ring}M17 15.5V24M17 10v.2M14.5 24h5` },
  success: { box: 34, stroke: 1.5, d: `${ring}M10.5 17.5l4.5 4.5 8.5-10` },
};

/** The library gives the last props when it draws a toast. */
type Props = { toast: Toast; delayMs: number } & Partial<ToastContentProps>;

export function ToastBody({ toast, delayMs, closeToast, isPaused = false }: Props) {
  useCountdown(delayMs, isPaused, () => closeToast?.());
  return (
    <>
      <Icon of={GLYPHS[toast.variant]} size={34} />
      <div className="toast__words">
        {toast.title && <b>{toast.title}</b>}
        <p>{toast.message}</p>
      </div>
      <IconButton of={closeGlyph} label="Fermer" className="toast__close" onClick={() => closeToast?.(true)} />
      <span
        className="toast__left"
        style={{ animationDuration: `${delayMs}ms`, animationPlayState: isPaused ? 'paused' : 'running' }}
      />
    </>
  );
}

/** Time is counted here and not by the drawn bar: with reduced motion there is no bar, and the toast still goes. */
function useCountdown(delayMs: number, isPaused: boolean, onEnd: () => void): void {
  const leftMs = useRef(delayMs);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isPaused) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => end(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= performance.now() - startedAt;
    };
  }, [isPaused]);
}
