// @vitest-environment happy-dom
import { StillPage } from '@solelune/screen/app';
import { doing, draw } from '@solelune/testing/draw';
import { expect, it, vi } from 'vitest';
import type { Sighting } from '../../engine/records.ts';
import { countHere } from './counts.ts';
import Statistics from './statistics.tsx';

const today = '2026-11-15';
const records: Sighting[] = ['11h11', '14h14', '22h22'].map((hour) => ({ date: today, hour, live: false }));

/** Answers what the records give, but for the days concerned: so that one sees who counted. */
const counting = (all: readonly Sighting[]) =>
  vi.fn(async ({ name }: { name: string }) => {
    const { facts, growth, hours } = countHere({ records: all, today, period: '7', glances: 40 });
    const told = { ...facts, daysWithSighting: 99 };
    if (name === 'mirror-hours.stats-infos') return { periods: { 7: told, 30: told, all: told } };
    return name.includes('evolution') ? growth : { hours };
  });

const statistics = (where: 'device' | 'account', call: unknown) => (
  <StillPage at="/profil/mon-heure-miroir" app={{ call: call as never }}>
    <Statistics where={where} records={records} today={today} />
  </StillPage>
);

it('a member is shown what the account answers, for each period', async () => {
  const call = counting(records);
  const { box } = await draw(statistics('account', call));
  expect(box.querySelector('dl')?.textContent).toContain('99');
  const asked = () => new Set(call.mock.calls.map(([{ name }]) => name));
  expect(asked()).toEqual(
    new Set(['mirror-hours.stats-infos', 'mirror-hours.evolution-of-days', 'mirror-hours.repartition-of-days']),
  );
  const all = [...box.querySelectorAll<HTMLInputElement>('input[type="radio"]')].at(-1);
  await doing(() => all?.click());
  expect(asked()).toContain('mirror-hours.evolution');
  expect(asked()).toContain('mirror-hours.repartition');
});

it('what waits on the device is counted with the rest, and a device’s journal asks nobody', async () => {
  const behind = await draw(statistics('account', counting(records.slice(1))));
  expect(behind.box.querySelector('dl')?.textContent).not.toContain('99');
  const call = counting(records);
  const { box } = await draw(statistics('device', call));
  expect(box.querySelector('dl')?.textContent).toContain('3');
  expect(call).not.toHaveBeenCalled();
});
