import { describe, expect, it } from 'vitest';
import { minuteWords, spanWords } from './dates.ts';

describe('words', () => {
  it('days and hours', () => {
    expect(spanWords({ month: 3, day: 31 }, { month: 4, day: 4 })).toBe('31\u00A0mars –\u00A04\u00A0avril');
    expect(spanWords({ month: 5, day: 1 }, { month: 5, day: 5 })).toBe('1er\u00A0–\u00A05\u00A0mai');
    expect([0, 40, 1440].map(minuteWords)).toEqual(['0\u00A0h\u00A000', '0\u00A0h\u00A040', '0\u00A0h\u00A000']);
  });
});
