import type { Ephemeris } from '@solelune/sky';
import type { MovingWheelHandle } from '@solelune/ui/moving-wheel';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import {
  type BirthUnder,
  type Contact,
  exactSoon,
  type MovingMode,
  movingSky,
  type NatalPoint,
  type Places,
} from '../../engine/today/index.ts';
import type { ChartView } from '../../engine/view/settings.ts';
import type { SoonContact } from './contact-lists.tsx';
import { viewOf } from './moving-view.ts';
import { createTimeLine, type TimeLine } from './time-line.ts';
import { momentWords } from './time-words.ts';

const UNIX_EPOCH_JD = 2_440_587.5;
const DAY_MS = 86_400_000;
const jdOf = (epochMs: number) => UNIX_EPOCH_JD + epochMs / DAY_MS;
const msOf = (jdUt: number) => (jdUt - UNIX_EPOCH_JD) * DAY_MS;

/** What the lists tell: of the server's minute at first, then of wherever the hand rests. */
interface Told {
  contacts: readonly Contact[];
  soon: readonly SoonContact[];
}

interface Given {
  birth: BirthUnder;
  targets: readonly NatalPoint[];
  places: Places;
  soon: readonly SoonContact[];
  /** Of the server. */
  atMs: number;
  /** How the birth and what moves are looked at. */
  view: ChartView;
}

interface Today extends Told {
  line: TimeLine;
  wheel: RefObject<MovingWheelHandle | null>;
  mode: MovingMode;
  setMode: (mode: MovingMode) => void;
  /** How the device's sky stands. */
  state: 'loading' | 'ready' | 'failed';
  retry: () => void;
  /** The days after the birth are in the device's sky too. */
  hasProgressions: boolean;
}

/** The moving sky on this device: each frame writes the wheel, each rest of the hand the lists. */
export function useToday({ birth, targets, places, soon, atMs, view }: Given): Today {
  const [line] = useState(() => createTimeLine(atMs));
  const [sky, setSky] = useState<Ephemeris | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [mode, setMode] = useState<MovingMode>('transits');
  const [told, setTold] = useState<Told | null>(null);
  const wheel = useRef<MovingWheelHandle>(null);

  useEffect(() => {
    if (isFailed || sky) return;
    void import('./device-sky.ts')
      .then(({ deviceSky }) => deviceSky())
      .then(
        (opened) => {
          line.set(Date.now());
          setSky(opened);
        },
        () => setFailed(true),
      );
  }, [line, isFailed, sky]);

  const moving = useMemo(() => sky && movingSky(sky, birth, mode, view), [sky, birth, mode, view]);
  useEffect(() => {
    if (!sky || !moving) return;
    const seen = (epochMs: number) => viewOf(moving(jdOf(epochMs)), targets, mode, view);
    const draw = (epochMs: number) => wheel.current?.move(seen(epochMs).moving);
    const tell = (epochMs: number) => {
      const { moving: shown, contacts } = seen(epochMs);
      wheel.current?.rest(shown);
      setTold({
        contacts,
        soon: exactSoon(sky, birth, targets, mode, jdOf(epochMs), view).map(({ jdUt, ...contact }) => ({
          ...contact,
          at: msOf(jdUt),
          words: momentWords(msOf(jdUt)),
        })),
      });
    };
    tell(line.get());
    const leave = [line.onFrame(draw), line.onRest(tell)];
    return () => {
      for (const one of leave) one();
    };
  }, [sky, moving, targets, mode, birth, line, view]);

  return {
    ...(told ?? { contacts: viewOf(places, targets, 'transits', view).contacts, soon }),
    line,
    wheel,
    mode,
    setMode,
    state: sky ? 'ready' : isFailed ? 'failed' : 'loading',
    retry: () => setFailed(false),
    hasProgressions: !sky || (birth.jdUt > sky.startJdTt + 1 && birth.jdUt < sky.endJdTt - 400),
  };
}
