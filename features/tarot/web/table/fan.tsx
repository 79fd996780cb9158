import { rank } from '@solelune/french/numbers';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { backUrl } from '../../cards/address.ts';
import type { DeckId } from '../../engine/index.ts';
import { useAlive } from '../device/use-alive.ts';
import { placeField } from '../draw-forms.ts';
import './fan.css';

interface FanProps {
  deck: DeckId;
  size: number;
  /** The places of the cards that are taken. */
  picks: readonly number[];
  /** Nothing more can be taken. */
  isClosed: boolean;
  onTake: (place: number) => void;
  onPutBack: (place: number) => void;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };
const LONG_STEP = 5;
/** A click that comes this soon after a finger or a button was released is its own. */
const SAME_GESTURE_MS = 700;

/** The card of which this very point of the screen shows a strip. */
function placeAt({ clientX, clientY }: PointerEvent): number | null {
  const card = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('.tarot-fan [data-place]');
  return card ? Number(card.dataset['place']) : null;
}

/**
 * The cards face down, side by side on an arc. A finger or a pressed button lifts the card under it, whichever it slides to, and takes the one it
 * lets go of; leaving the fan takes none. The browser's own click would give a finger, wider than a strip, the card beside. The arrows walk from card
 * to card, the space bar takes and puts back. Each is a box to tick, so that a form can send them where no script runs.
 */
export function Fan({ deck, /* begins with a figure */ size, picks, isClosed, onTake, onPutBack }: FanProps) {
  const isAlive = useAlive();
  const [lifted, setLifted] = useState<number | null>(null);
  const [focused, setFocused] = useState(Math.ceil(size / 2));
  const releasedAt = useRef(-SAME_GESTURE_MS);

  const slide = (event: PointerEvent) => {
    if (event.isPrimary && event.buttons === 1) setLifted(isClosed ? null : placeAt(event));
  };
  const release = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0) return;
    releasedAt.current = event.timeStamp;
    setLifted(null);
    const place = placeAt(event);
    if (place !== null && !isClosed) onTake(place);
  };
  const leaveToUs = (event: MouseEvent) => {
    if (event.timeStamp - releasedAt.current >= SAME_GESTURE_MS) return;
    // Not ticked by the browser, and not heard by the box either: React takes any click on a box for a change.
    event.preventDefault();
    event.stopPropagation();
  };
  const toggle = (place: number) => (picks.includes(place) ? onPutBack(place) : onTake(place));
  const walk = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = STEPS[event.key] ?? { Home: -size, End: size, PageUp: LONG_STEP, PageDown: -LONG_STEP }[event.key];
    if (event.key === 'Enter') toggle(focused);
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    const next = Math.min(size, Math.max(1, focused + (step ?? 0)));
    setFocused(next);
    event.currentTarget.form?.querySelector<HTMLInputElement>(`[name="${placeField(next)}"]`)?.focus();
  };
  return (
    <fieldset
      className="tarot-fan"
      style={{ '--n': size, '--back': `url("${backUrl(deck)}")` }}
      onPointerDown={slide}
      onPointerMove={slide}
      onPointerUp={release}
      onPointerCancel={() => setLifted(null)}
      onPointerLeave={() => setLifted(null)}
      onClickCapture={leaveToUs}
    >
      <legend className="visually-hidden">Éventail de {size} cartes, face cachée</legend>
      {Array.from({ length: size }, (_, index) => index + 1).map((place) => (
        <label key={place} data-place={place} data-lifted={lifted === place || undefined} style={{ '--i': place - 1 }}>
          <input
            type="checkbox"
            name={placeField(place)}
            value="1"
            checked={isAlive ? picks.includes(place) : undefined}
            disabled={isAlive && isClosed && !picks.includes(place)}
            tabIndex={isAlive ? (place === focused ? 0 : -1) : undefined}
            aria-label={`${rank(place, 'f')} carte`}
            onFocus={() => setFocused(place)}
            onKeyDown={walk}
            onChange={() => toggle(place)}
          />
          <span />
        </label>
      ))}
    </fieldset>
  );
}
