/** How loud a voice is now, from 0 to 1. */
export interface Level {
  read(): number;
  close(): void;
}

/** Below this a microphone only hears itself. */
const FLOOR_DB = -60;

/** Loudness of samples from -1 to 1, on the scale of decibels, as the ear hears it. */
function loudnessOf(samples: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < samples.length; index += 1) sum += (samples[index] ?? 0) ** 2;
  if (sum === 0) return 0;
  const decibels = 10 * Math.log10(sum / samples.length);
  return Math.min(1, Math.max(0, 1 - decibels / FLOOR_DB));
}

/** Listens to a track without letting anybody hear it again. */
export function levelOf(track: MediaStreamTrack): Level {
  const context = new AudioContext();
  const analyser = new AnalyserNode(context, { fftSize: 512 });
  const source = context.createMediaStreamSource(new MediaStream([track]));
  source.connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    read: () => {
      analyser.getFloatTimeDomainData(samples);
      return loudnessOf(samples);
    },
    close: () => {
      source.disconnect();
      void context.close();
    },
  };
}
