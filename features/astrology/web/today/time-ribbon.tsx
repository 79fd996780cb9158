import { Button } from '@solelune/ui/button';
import { SegmentedControl } from '@solelune/ui/segmented-control';
import { useEffect, useRef, useState } from 'react';
import { drawRibbon, lookOf } from './ribbon-drawing.ts';
import { EARLIEST_MS, LATEST_MS, stepped, type TimeLine, UNITS, type Unit } from './time-line.ts';
import { momentWords, UNIT_NAMES, UNIT_STEPS } from './time-words.ts';
import { useRibbonHand } from './use-ribbon-hand.ts';
import './time-ribbon.css';

const DAY_MS = 86_400_000;
const CHOICES = UNITS.map((value) => ({ value, label: UNIT_NAMES[value] }));
const NO_HAND = { 'aria-disabled': true } as const;

interface TimeRibbonProps {
  line: TimeLine;
  /** Undefined until the device can compute: what the server says of its own minute. */
  startWords: string | undefined;
}

/** Time under the hand: a ribbon to drag, keys, and buttons; hours, days, months or years. */
export function TimeRibbon({ line, startWords }: TimeRibbonProps) {
  const [unit, setUnit] = useState<Unit>('day');
  const [slider, canvas, words] = [
    useRef<HTMLDivElement>(null),
    useRef<HTMLCanvasElement>(null),
    useRef<HTMLOutputElement>(null),
  ];
  const hand = useRibbonHand(line, unit);
  const isReady = startWords === undefined;
  useEffect(() => {
    const paper = canvas.current;
    if (!paper) return undefined;
    let look = lookOf(paper);
    const draw = (epochMs: number) => {
      drawRibbon(paper, look, epochMs, unit);
      if (!isReady) return;
      const told = momentWords(epochMs);
      slider.current?.setAttribute('aria-valuetext', told);
      slider.current?.setAttribute('aria-valuenow', String(Math.round(epochMs / DAY_MS)));
      if (words.current?.firstChild) words.current.firstChild.nodeValue = told;
    };
    const layOut = () => {
      look = lookOf(paper);
      draw(line.get());
    };
    const resizes = new ResizeObserver(layOut);
    resizes.observe(paper);
    layOut();
    const leave = line.onFrame(draw);
    return () => {
      resizes.disconnect();
      leave();
    };
  }, [line, unit, isReady, canvas, slider, words]);
  const move = (steps: number) => line.set(stepped(line.get(), unit, steps));
  return (
    <div className="time-ribbon" data-print="hide">
      <output ref={words} className="time-ribbon__moment" aria-live="off">
        {startWords ?? momentWords(line.get())}
      </output>
      {/* Its values are written with each frame: React would come too late. */}
      <div
        ref={slider}
        className="time-ribbon__slider"
        role="slider"
        tabIndex={0}
        aria-label="Moment du ciel"
        aria-orientation="horizontal"
        aria-valuemin={Math.round(EARLIEST_MS / DAY_MS)}
        aria-valuemax={Math.round(LATEST_MS / DAY_MS)}
        aria-valuenow={Math.round(line.get() / DAY_MS)}
        aria-valuetext={startWords ?? momentWords(line.get())}
        {...(isReady ? hand : NO_HAND)}
      >
        <canvas ref={canvas} aria-hidden="true" />
      </div>
      <div className="time-ribbon__row">
        <Button tone="quiet" disabled={!isReady} aria-label={`Reculer ${UNIT_STEPS[unit]}`} onClick={() => move(-1)}>
          −
        </Button>
        <SegmentedControl label="Avancer par" choices={CHOICES} value={unit} onValueChange={setUnit} />
        <Button tone="quiet" disabled={!isReady} aria-label={`Avancer ${UNIT_STEPS[unit]}`} onClick={() => move(1)}>
          +
        </Button>
        <Button tone="quiet" disabled={!isReady} onClick={() => line.set(Date.now())}>
          Maintenant
        </Button>
      </div>
    </div>
  );
}
