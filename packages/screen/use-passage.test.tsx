// @vitest-environment happy-dom
import { draw } from '@solelune/testing/draw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StillPage } from './app.tsx';
import { usePassage } from './use-passage.ts';

const PLAYED_MS = 5000;

function Calculation() {
  usePassage('/resultat', PLAYED_MS);
  return null;
}

async function shown(wantsNoMotion: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: wantsNoMotion }));
  const navigate = vi.fn();
  await draw(
    <StillPage app={{ navigate }}>
      <Calculation />
    </StillPage>,
  );
  return navigate;
}

describe('the way from a calculation to its result', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is gone at the end of the drawing, in the calculation’s place', async () => {
    const navigate = await shown(false);
    vi.advanceTimersByTime(PLAYED_MS - 1);
    expect(navigate).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(navigate.mock.calls).toEqual([['/resultat', { replace: true }]]);
  });

  it('is gone soon by whoever asked for no motion', async () => {
    const navigate = await shown(true);
    vi.advanceTimersByTime(1000);
    expect(navigate).toHaveBeenCalledOnce();
  });

  it('is gone at once with Escape, once', async () => {
    const navigate = await shown(false);
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    vi.advanceTimersByTime(PLAYED_MS);
    expect(navigate).toHaveBeenCalledOnce();
  });
});
