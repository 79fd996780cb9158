import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../toasts/toasts.ts';
import { keepTarget, REPLAY_DELAY_MS, replayAfterLogin, wantedTarget } from './protected-target.ts';

describe('protected target', () => {
  let told: string[] = [];
  beforeEach(() => {
    told = [];
    vi.spyOn(toasts, 'add').mockImplementation(({ message }) => String(told.push(message)));
    const kept = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('is replayed once, 200 ms after the login', () => {
    const navigate = vi.fn();
    keepTarget('/profil/photos?a=1');
    expect(replayAfterLogin(navigate)).toBe(true);
    vi.advanceTimersByTime(REPLAY_DELAY_MS - 1);
    expect(navigate).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/profil/photos?a=1');
    expect(replayAfterLogin(navigate)).toBe(false);
  });

  it.each(['https://ailleurs.example/', '//ailleurs.example', '/\\ailleurs.example', 'javascript:alert(1)'])(
    'never leads out of the site: %s',
    (address) => {
      keepTarget(address);
      expect(wantedTarget()).toBeNull();
      sessionStorage.setItem('protected-target', address);
      expect(wantedTarget()).toBeNull();
    },
  );

  it('that cannot be read any more is told, and leads nowhere', () => {
    const navigate = vi.fn();
    sessionStorage.setItem('protected-target', 'https://ailleurs.example/');
    expect(replayAfterLogin(navigate)).toBe(false);
    vi.advanceTimersByTime(REPLAY_DELAY_MS);
    expect(navigate).not.toHaveBeenCalled();
    expect(told).toEqual(['La page que vous vouliez voir n’a pas pu être restaurée.']);
    expect(replayAfterLogin(navigate)).toBe(false);
    expect(told).toHaveLength(1);
  });

  it('works without storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    keepTarget('/profil/photos');
    expect(replayAfterLogin(() => {})).toBe(false);
  });
});
