import type { User } from '@solelune/account/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BUSY_REFRESH_MS, QUIET_REFRESH_MS, Refresher, refreshDelayMs } from './refresh.ts';

const quiet = { events: { phone: null, tchat: null } } as User;
const onPhone = { events: { phone: { display_name: 'Inès', picture: null, start: null }, tchat: null } } as User;
const inChat = { events: { phone: null, tchat: { display_name: 'Maud', picture: null, message_id: '1' } } } as User;

describe('refresh of the user', () => {
  it.each([
    [quiet, 30_000],
    [onPhone, 4_000],
    [inChat, 4_000],
  ])('waits as long as the events ask', (user, delay) => expect(refreshDelayMs(user)).toBe(delay));
});

describe('refresher', () => {
  let user: User | null;
  let isHidden: boolean;
  let isUnread: boolean;
  const refresh = vi.fn(async () => {});
  const start = () => new Refresher({ user: () => user, refresh, isHidden: () => isHidden, isUnread: () => isUnread });

  beforeEach(() => {
    vi.useFakeTimers();
    refresh.mockReset();
    user = quiet;
    isHidden = false;
    isUnread = false;
  });
  afterEach(() => void vi.useRealTimers());

  it('goes on by itself, faster during a call', async () => {
    refresh.mockImplementationOnce(async () => {
      user = onPhone;
    });
    start().next();
    await vi.advanceTimersByTimeAsync(QUIET_REFRESH_MS);
    expect(refresh).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(BUSY_REFRESH_MS * 2);
    expect(refresh).toHaveBeenCalledTimes(3);
  });

  it('survives a failure', async () => {
    refresh.mockRejectedValueOnce(new Error('cut'));
    start().next();
    await vi.advanceTimersByTimeAsync(QUIET_REFRESH_MS * 2);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('tries again by itself when the first reading failed, until somebody is read', async () => {
    [user, isUnread] = [null, true];
    refresh.mockRejectedValueOnce(new Error('cut')).mockImplementationOnce(async () => {
      [user, isUnread] = [inChat, false];
    });
    start().next();
    await vi.advanceTimersByTimeAsync(BUSY_REFRESH_MS);
    expect(refresh).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(BUSY_REFRESH_MS);
    expect(user).toBe(inChat);
  });

  it('stops when nobody is logged in, and while the tab is hidden', async () => {
    const refresher = start();
    refresher.next();
    isHidden = true;
    refresher.next();
    await vi.advanceTimersByTimeAsync(QUIET_REFRESH_MS * 3);
    expect(refresh).not.toHaveBeenCalled();
    isHidden = false;
    refresher.now();
    await vi.advanceTimersByTimeAsync(0);
    expect(refresh).toHaveBeenCalledTimes(1);
    user = null;
    refresher.next();
    await vi.advanceTimersByTimeAsync(QUIET_REFRESH_MS * 3);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('asks once more when it was asked to while an answer is on its way, and never twice at once', async () => {
    const answers: (() => void)[] = [];
    refresh.mockImplementation(() => new Promise((answer) => answers.push(answer)));
    const refresher = start();
    refresher.now();
    refresher.now();
    refresher.now();
    expect(refresh).toHaveBeenCalledTimes(1);
    answers.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(refresh).toHaveBeenCalledTimes(2);
    answers.shift()?.();
    await vi.advanceTimersByTimeAsync(QUIET_REFRESH_MS - 1);
    expect(refresh).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(refresh).toHaveBeenCalledTimes(3);
  });
});
