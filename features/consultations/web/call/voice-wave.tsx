import { useEffect, useRef } from 'react';
import { levelOf } from './level.ts';

const BARS = 25;
const TICK_MS = 60;

/** How loud one is, as a wave that runs from right to left: one sees that the microphone hears. */
export function VoiceWave({ track, isMuted }: { track: MediaStreamTrack | null; isMuted: boolean }) {
  const drawn = useRef<SVGPathElement>(null);
  useEffect(() => {
    if (!track || isMuted) {
      drawn.current?.setAttribute('d', waveOf([]));
      return;
    }
    const level = levelOf(track);
    const heights: number[] = [];
    const timer = setInterval(() => {
      heights.unshift(level.read());
      heights.length = Math.min(heights.length, BARS);
      drawn.current?.setAttribute('d', waveOf(heights));
      drawn.current?.setAttribute('data-level', String(Math.max(...heights).toFixed(2)));
    }, TICK_MS);
    return () => {
      clearInterval(timer);
      level.close();
    };
  }, [track, isMuted]);
  return (
    <svg
      className="voice-wave"
      viewBox="0 0 150 32"
      role="img"
      aria-label={isMuted ? 'Votre micro est coupé' : 'Votre voix'}
    >
      <path ref={drawn} d={waveOf([])} />
    </svg>
  );
}

/** Upright strokes about a middle line; silence is a row of dots. */
const waveOf = (heights: readonly number[]): string =>
  Array.from({ length: BARS }, (_, index) => {
    const height = 2 + 28 * (heights[BARS - 1 - index] ?? 0);
    return `M${3 + index * 6} ${(16 - height / 2).toFixed(1)}v${height.toFixed(1)}`;
  }).join('');
