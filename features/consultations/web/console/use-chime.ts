import { useEffect, useRef } from 'react';

const NOTES = [
  { hertz: 659.3, at: 0 },
  { hertz: 880, at: 0.18 },
] as const;
const LASTS_SECONDS = 0.9;

/** Two soft notes, made by the browser itself; one that may not sound yet (nobody has touched the page) stays silent. */
function ring(): void {
  const sound = new AudioContext();
  for (const { hertz, at } of NOTES) {
    const [voice, volume] = [sound.createOscillator(), sound.createGain()];
    voice.frequency.value = hertz;
    volume.gain.setValueAtTime(0.18, sound.currentTime + at);
    volume.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + at + LASTS_SECONDS);
    voice.connect(volume).connect(sound.destination);
    voice.start(sound.currentTime + at);
    voice.stop(sound.currentTime + at + LASTS_SECONDS);
  }
  setTimeout(() => void sound.close(), 2000);
}

/** Rings once for each request that was not there before. */
export function useChime(waiting: readonly { id: string }[]): void {
  const known = useRef(new Set(waiting.map(({ id }) => id)));
  useEffect(() => {
    const isNew = waiting.some(({ id }) => !known.current.has(id));
    known.current = new Set(waiting.map(({ id }) => id));
    if (isNew && 'AudioContext' in globalThis) ring();
  }, [waiting]);
}
