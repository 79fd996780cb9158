import { Button } from '@solelune/ui/button';
import { closeGlyph, Icon } from '@solelune/ui/icon';
import { Wheel, type WheelProps } from '@solelune/ui/wheel';
import { useEffect, useRef, useState } from 'react';
import './large-wheel.css';

/** Up to this width the wheel is too small to read; large-wheel.css holds the same bound. */
const PHONE = '(width <= 580px)';

/** The wheel, which a tap enlarges on a phone: as wide as on a desk, to be moved under the finger. */
export function LargeWheel(props: WheelProps) {
  const [isLarge, setLarge] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    if (!isLarge || !shown) return;
    shown.showModal();
    // The middle first.
    shown.scrollTo((shown.scrollWidth - shown.clientWidth) / 2, (shown.scrollHeight - shown.clientHeight) / 2);
  }, [isLarge]);
  const enlarge = () => setLarge(true);
  return (
    <div className="large-wheel">
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the button below is for keys */}
      <div onClick={() => matchMedia(PHONE).matches && enlarge()}>
        <Wheel {...props} />
      </div>
      <Button tone="quiet" className="large-wheel__button" onClick={enlarge}>
        Agrandir la roue
      </Button>
      {isLarge && (
        <dialog ref={dialog} className="large-wheel__dialog" aria-label={props.label} onClose={() => setLarge(false)}>
          <Button tone="quiet" className="large-wheel__close" onClick={() => dialog.current?.close()}>
            <Icon of={closeGlyph} />
            Fermer
          </Button>
          <div className="large-wheel__drawing">
            <Wheel chart={props.chart} inner={props.inner} label={props.label} />
          </div>
        </dialog>
      )}
    </div>
  );
}
