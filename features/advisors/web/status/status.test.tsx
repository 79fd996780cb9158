// @vitest-environment happy-dom
import { PENDING } from '@solelune/contract/live-value';
import { type App, StillPage } from '@solelune/screen/app';
import { doing, draw } from '@solelune/testing/draw';
import { describe, expect, it } from 'vitest';
import { StatusIndicator } from './status-indicator.tsx';
import { useStatuses } from './use-statuses.ts';

/** Stands for the socket: who is tracked, by how many, and what is said of them. */
function fakeChannel() {
  const listeners = new Map<number, Set<() => void>>();
  const values = new Map<number, unknown>();
  const follow = (_: unknown, { id }: { id: number }) => ({
    subscribe: (listener: () => void) => {
      const own = listeners.get(id) ?? new Set();
      listeners.set(id, own.add(listener));
      return () => void own.delete(listener);
    },
    read: () => values.get(id) ?? PENDING,
  });
  return {
    app: { follow: follow as unknown as App['follow'] },
    tracked: () => [...listeners].filter(([, own]) => own.size > 0).map(([id, own]) => [id, own.size]),
    say: (id: number, status: string, more: object = {}) =>
      doing(() => {
        values.set(id, { status: 'live', state: { status, ...more }, entries: [], ...more });
        for (const listener of listeners.get(id) ?? []) listener();
      }),
  };
}

describe('the indicator', () => {
  it('is tracked from when it appears until it goes, and says pending, Disponible, Occupé(e), Revient', async () => {
    const channel = fakeChannel();
    const page = (count: number) => (
      <StillPage app={channel.app}>
        {Array.from({ length: count }, (_, index) => (
          <StatusIndicator key={String(index)} id={7} />
        ))}
      </StillPage>
    );
    const { box, again } = await draw(page(2));
    expect(channel.tracked()).toEqual([[7, 2]]);
    const said = () => box.querySelector('.advisor-status');
    expect([said()?.textContent, said()?.getAttribute('data-status')]).toEqual(['En attente', 'pending']);
    await channel.say(7, 'online');
    expect(said()?.textContent).toBe('Disponible');
    await channel.say(7, 'busy');
    expect(said()?.textContent).toBe('Occupé(e)');
    await channel.say(7, 'offline', { comeback: '2040-05-03T12:30:00Z' });
    expect(said()?.textContent).toBe('Revient le 3\u00a0mai');
    await channel.say(7, 'offline');
    expect(said()?.textContent).toBe('Hors ligne');
    await again(page(1));
    expect(channel.tracked()).toEqual([[7, 1]]);
    await again(page(0));
    expect(channel.tracked()).toEqual([]);
  });

  it.each([undefined, null, '', '7', 'x', Number.NaN, 1.5, 0, -3, {}])(
    'ignores %s, which is no number of anybody',
    async (id) => {
      const channel = fakeChannel();
      const { box } = await draw(
        <StillPage app={channel.app}>
          <StatusIndicator id={id} />
        </StillPage>,
      );
      expect([box.textContent, channel.tracked()]).toEqual(['', []]);
    },
  );
});

describe('the statuses of a list', () => {
  function List({ ids }: { ids: number[] }) {
    return [...useStatuses(ids)].map(([id, status]) => `${id} ${status}`).join(', ');
  }

  it('tell who is known, as it changes, and track whom the list names', async () => {
    const channel = fakeChannel();
    const page = (ids: number[]) => (
      <StillPage app={channel.app}>
        <List ids={ids} />
      </StillPage>
    );
    const { box, again } = await draw(page([7, 8]));
    expect([box.textContent, channel.tracked()]).toEqual([
      '',
      [
        [7, 1],
        [8, 1],
      ],
    ]);
    await channel.say(8, 'busy');
    expect(box.textContent).toBe('8 busy');
    await channel.say(7, 'online');
    expect(box.textContent).toBe('7 online, 8 busy');
    await again(page([8]));
    expect([box.textContent, channel.tracked()]).toEqual(['8 busy', [[8, 1]]]);
    await again(page([]));
    expect([box.textContent, channel.tracked()]).toEqual(['', []]);
  });
});
