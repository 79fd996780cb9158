import { rank } from '@solelune/french/numbers';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { backUrl } from '../../cards/address.ts';
import type { DeckId } from '../../engine/index.ts';
import { useAlive } from '../device/use-alive.ts';
import { placeField } from '../draw-forms.ts';
import './fan.css';

interface FanProps {
  deck: DeckId;
  size: number;
  picks: readonly number[];
  /** Nothing more can be taken. */
  isClosed: boolean;
  onTake: (place: number) => void;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };
const LONG_STEP = 5;

/**
 * The cards face down, side by side on an arc. A tap or a click takes one; sliding along the fan lifts the one under the finger; the arrows walk
 * from card to card, the space bar takes. Each is a box to tick, so that a form can send them where no script runs.
 */
export function Fan({ deck, /* begins with a figure */ size, picks, isClosed, onTake }: FanProps) {
  const isAlive = useAlive();
  const [lifted, setLifted] = useState<number | null>(null);
  const [focused, setFocused] = useState(Math.ceil(size / 2));

  const slide = ({ clientX, clientY, buttons, pointerType }: PointerEvent) => {
    if (pointerType === 'mouse' && buttons === 0) return;
    const card = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-place]');
    setLifted(card ? Number(card.dataset['place']) : null);
  };
  const walk = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = STEPS[event.key] ?? { Home: -size, End: size, PageUp: LONG_STEP, PageDown: -LONG_STEP }[event.key];
    if (event.key === 'Enter') onTake(focused);
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
      onPointerMove={slide}
      onPointerLeave={() => setLifted(null)}
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
            onChange={() => onTake(place)}
          />
          <span />
        </label>
      ))}
    </fieldset>
  );
}
