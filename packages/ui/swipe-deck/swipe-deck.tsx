import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Button } from '../button/index.ts';
import { classNames } from '../class-names.ts';
import { GESTURE, useGestures } from '../gestures/index.ts';
import { closeGlyph, heartGlyph, Icon } from '../icon/index.ts';
import './swipe-deck.css';

export type SwipeAnswer = 'left' | 'right';

export interface SwipeDeckProps<Item> {
  /** What is asked of each card, for screen readers. */
  label: string;
  /** The card in hand first. The owner takes the answered one away. */
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  renderCard: (item: Item) => ReactNode;
  onAnswer: (item: Item, answer: SwipeAnswer) => void;
  leftLabel: string;
  rightLabel: string;
  /** Shown once the deck is through. */
  empty?: ReactNode;
}

/** Cards to sort one by one: swipe them (70 px or more), press the arrows, or use the two buttons. */
export function SwipeDeck<Item>({
  label,
  items,
  keyOf,
  renderCard,
  onAnswer,
  leftLabel,
  rightLabel,
  empty,
}: SwipeDeckProps<Item>) {
  const [dx, setDx] = useState(0);
  const [top, next] = items;
  const answer = (side: SwipeAnswer) => {
    setDx(0);
    if (top !== undefined) onAnswer(top, side);
  };
  const gestures = useGestures({
    onDrag: (moved) => setDx(moved?.dx ?? 0),
    onSwipe: (direction) => (direction === 'left' || direction === 'right') && answer(direction),
  });
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    answer(event.key === 'ArrowLeft' ? 'left' : 'right');
  };
  if (top === undefined) return <>{empty}</>;

  const lean = dx <= -GESTURE.swipePx ? 'left' : dx >= GESTURE.swipePx ? 'right' : undefined;
  return (
    <div className="swipe-deck">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows answer, as the buttons below do */}
      <div
        className="swipe-deck__pile"
        role="group"
        aria-label={label}
        aria-roledescription="paquet de cartes"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrows need a place to be pressed
        tabIndex={0}
        onKeyDown={press}
      >
        {next !== undefined && (
          <div key={keyOf(next)} className="swipe-deck__card swipe-deck__card--next" aria-hidden="true" inert>
            {renderCard(next)}
          </div>
        )}
        <div
          key={keyOf(top)}
          className={classNames('swipe-deck__card', dx !== 0 && 'swipe-deck__card--held')}
          data-lean={lean}
          style={{ '--swipe': `${dx}px`, '--swipe-turn': `${dx / 18}deg` }}
          aria-live="polite"
          {...gestures}
        >
          {renderCard(top)}
        </div>
      </div>
      <div className="swipe-deck__buttons">
        <Button tone="quiet" onClick={() => answer('left')}>
          <Icon of={closeGlyph} />
          {leftLabel}
        </Button>
        <Button onClick={() => answer('right')}>
          <Icon of={heartGlyph} />
          {rightLabel}
        </Button>
      </div>
    </div>
  );
}
