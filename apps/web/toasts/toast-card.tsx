import { closeGlyph, type Glyph, Icon } from '@solelune/ui/icon';
import { IconButton } from '@solelune/ui/icon-button';
import type { Toast } from './toast-queue.ts';
import { useCountdown } from './use-countdown.ts';
import { useDragAway } from './use-drag-away.ts';

/** Product document, section 9. */
export const AUTO_CLOSE_MS = 5000;

const ring = 'M1.5 17a15.5 15.5 0 1 0 31 0a15.5 15.5 0 1 0 -31 0z';
const GLYPHS: Record<Toast['variant'], Glyph> = {
  error: { box: 34, stroke: 1.5, d: `${ring}M12 12l10 10M22 12 12 22` },
  warning: { box: 34, stroke: 1.5, d: 'M17 3.5 32 29.5H2zM17 13v8M17 25v.2' },
  info: { box: 34, stroke: 1.5, d: `${ring}M17 15.5V24M17 10v.2M14.5 24h5` },
  success: { box: 34, stroke: 1.5, d: `${ring}M10.5 17.5l4.5 4.5 8.5-10` },
};

/** One notice: it goes by itself, by a press anywhere on it, or thrown aside; and waits while one looks at it or at another window. */
export function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { isPaused, holds } = useCountdown(AUTO_CLOSE_MS, toast, onClose);
  const drag = useDragAway(onClose);
  return (
    // The button inside closes it too: a press anywhere is only quicker.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      className={`toast toast--${toast.variant}`}
      // An error interrupts; the rest waits for the reader to pause.
      role={toast.variant === 'error' ? 'alert' : 'status'}
      onClick={onClose}
      {...holds}
      {...drag}
    >
      <Icon of={GLYPHS[toast.variant]} size={34} />
      <div className="toast__words">
        {toast.title && <b>{toast.title}</b>}
        <p>{toast.message}</p>
      </div>
      <IconButton of={closeGlyph} label="Fermer" className="toast__close" />
      <span
        className="toast__left"
        style={{ animationDuration: `${AUTO_CLOSE_MS}ms`, animationPlayState: isPaused ? 'paused' : 'running' }}
      />
    </div>
  );
}
