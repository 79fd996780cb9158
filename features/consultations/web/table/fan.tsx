import { backUrl } from '@solelune/tarot/cards/address';
import type { DeckId } from '@solelune/tarot/engine';
import { type KeyboardEvent, useState } from 'react';

interface FanProps {
  deck: DeckId;
  size: number;
  picks: readonly number[];
  /** Null: only looked at. */
  onTake: ((place: number) => void) | null;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The cards face down, side by side. One of them is reached by Tab, the others from it by the arrows. */
export function TableFan({ deck, size, picks, onTake }: FanProps) {
  const [focused, setFocused] = useState(Math.ceil(size / 2));
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = Math.min(size, Math.max(1, focused + step));
    setFocused(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-place="${next}"]`)?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows walk between the buttons that it holds
    <div className="shared-fan" role="group" aria-label={`L’éventail, ${size} cartes`} onKeyDown={walk}>
      {Array.from({ length: size }, (_, index) => {
        const place = index + 1;
        return (
          <button
            key={place}
            type="button"
            data-place={place}
            tabIndex={place === focused ? 0 : -1}
            disabled={!onTake}
            aria-disabled={picks.includes(place) || undefined}
            data-taken={picks.includes(place) || undefined}
            aria-label={picks.includes(place) ? `Carte ${place}, prise` : `Prendre la carte ${place}`}
            onFocus={() => setFocused(place)}
            onClick={() => !picks.includes(place) && onTake?.(place)}
          >
            <img src={backUrl(deck)} alt="" width="200" height="344" />
          </button>
        );
      })}
    </div>
  );
}
