import { describe, expect, it } from 'vitest';
import { elapsedSince } from './elapsed.ts';

const START = 1_700_000_000;
const after = (seconds: number) => elapsedSince(START, (START + seconds) * 1000);

describe('time of a call', () => {
  it.each([
    [0, '00:00', '0\u00A0minute 0\u00A0seconde'],
    [61, '01:01', '1\u00A0minute 1\u00A0seconde'],
    [767, '12:47', '12\u00A0minutes 47\u00A0secondes'],
    [3725, '62:05', '62\u00A0minutes 5\u00A0secondes'],
    [-30, '00:00', '0\u00A0minute 0\u00A0seconde'],
  ])('%i s', (seconds, clock, words) => expect(after(seconds)).toEqual({ clock, words }));

  it('counts whole seconds', () => expect(elapsedSince(START, START * 1000 + 1999).clock).toBe('00:01'));
});
