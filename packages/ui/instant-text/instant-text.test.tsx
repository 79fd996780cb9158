// @vitest-environment happy-dom
import { hourWords, longDateWords } from '@solelune/civil-time/words';
import { takeOver } from '@solelune/testing/draw';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';

const AT = '2026-11-17T23:30:00.000Z';

/** The component as a browser of that zone has it. */
async function readIn(timeZone: string) {
  vi.resetModules();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ timeZone } as never);
  const { InstantText } = await import('./index.ts');
  return (
    <InstantText
      at={AT}
      words={(moment) => `${longDateWords(moment)}, ${hourWords(moment)}`.replaceAll('\u00a0', ' ')}
    />
  );
}

describe('an instant on a page', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is drawn by the server on the clocks of Paris, wherever it stands', async () => {
    expect(renderToString(await readIn('America/Montreal'))).toBe(
      `<time dateTime="${AT}">mercredi 18 novembre 2026, 0 h 30</time>`,
    );
  });

  it.each([
    ['America/Montreal', 'mardi 17 novembre 2026, 18 h 30'],
    ['Indian/Reunion', 'mercredi 18 novembre 2026, 3 h 30'],
    ['Europe/Paris', 'mercredi 18 novembre 2026, 0 h 30'],
  ])('is taken over without a word and then told on the reader’s own clock, in %s', async (zone, words) => {
    const element = await readIn(zone);
    const mismatches: unknown[] = [];
    const { box } = await takeOver(renderToString(element), element, (error) => mismatches.push(error));
    expect(mismatches).toEqual([]);
    expect(box.textContent).toBe(words);
  });
});
