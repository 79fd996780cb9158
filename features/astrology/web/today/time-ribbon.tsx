import { Button } from '@solelune/ui/button';
import { SegmentedControl } from '@solelune/ui/segmented-control';
import { useEffect, useRef, useState } from 'react';
import { drawMoment, momentLook } from './moment-drawing.ts';
import { drawRibbon, lookOf } from './ribbon-drawing.ts';
import { EARLIEST_MS, LATEST_MS, stepped, type TimeLine, UNITS, type Unit } from './time-line.ts';
import { momentParts, momentWords, UNIT_NAMES, UNIT_STEPS } from './time-words.ts';
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
  const [slider, canvas, words, frame] = [
    useRef<HTMLDivElement>(null),
    useRef<HTMLCanvasElement>(null),
    useRef<HTMLOutputElement>(null),
    useRef<HTMLCanvasElement>(null),
  ];
  const hand = useRibbonHand(line, unit);
  const isReady = startWords === undefined;
  useEffect(() => {
    const paper = canvas.current;
    if (!paper) return undefined;
    let look = lookOf(paper);
    /** Of the movement under way. */
    let moment: ReturnType<typeof momentLook> | null = null;
    const say = (epochMs: number) => {
      slider.current?.setAttribute('aria-valuetext', momentWords(epochMs));
      slider.current?.setAttribute('aria-valuenow', String(Math.round(epochMs / DAY_MS)));
    };
    const draw = (epochMs: number) => {
      drawRibbon(paper, look, epochMs, unit);
      if (!isReady || !frame.current) return;
      say(epochMs);
      moment ??= momentLook(frame.current);
      drawMoment(frame.current, moment, momentParts(epochMs));
      if (frame.current.dataset['moving'] === undefined) frame.current.dataset['moving'] = '';
    };
    const settle = (epochMs: number) => {
      moment = null;
      if (words.current?.firstChild) words.current.firstChild.nodeValue = momentWords(epochMs);
      delete frame.current?.dataset['moving'];
    };
    const layOut = () => {
      look = lookOf(paper);
      drawRibbon(paper, look, line.get(), unit);
      if (!isReady) return;
      say(line.get());
      settle(line.get());
    };
    const resizes = new ResizeObserver(layOut);
    resizes.observe(paper);
    layOut();
    const leave = [line.onFrame(draw), line.onRest(settle)];
    return () => {
      resizes.disconnect();
      for (const one of leave) one();
    };
  }, [line, unit, isReady, canvas, slider, words, frame]);
  const move = (steps: number) => line.set(stepped(line.get(), unit, steps));
  return (
    <div className="time-ribbon" data-print="hide">
      <div className="time-ribbon__moment">
        <canvas ref={frame} aria-hidden="true" />
        <output ref={words} aria-live="off">
          {startWords ?? momentWords(line.get())}
        </output>
      </div>
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
