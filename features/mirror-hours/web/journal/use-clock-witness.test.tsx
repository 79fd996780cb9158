// @vitest-environment happy-dom
import { StillPage } from '@solelune/screen/app';
import { device } from '@solelune/screen/device';
import { doing, draw } from '@solelune/testing/draw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RecordForm } from './record-form.tsx';

const at = (time: string) => new Date(`2026-11-15T${time}`).getTime();
const NOTED = { isWaiting: false, isCurrent: true };
const SIGHTING = { date: '2026-11-15', hour: '14h14', live: true };

describe('the clock of an open page', () => {
  const check = vi.fn(async (): Promise<{ date: string; hour: string } | null> => null);
  const add = vi.fn(async () => NOTED);
  const form = (time: string) => (
    <StillPage at="/heure-miroir">
      <RecordForm now={at(time)} check={check} add={add} />
    </StillPage>
  );
  beforeEach(() => {
    check.mockClear();
    add.mockClear();
  });
  afterEach(() => device.forget('mirror-hour-by-clock'));

  it('asks for the current hour at the minute of an hour, and at no other', async () => {
    const page = await draw(form('14:13:59'));
    expect(check).not.toHaveBeenCalled();
    await page.again(form('14:14:00'));
    expect(check).toHaveBeenCalledTimes(1);
    await page.again(form('14:14:30'));
    await page.again(form('14:15:00'));
    expect(check).toHaveBeenCalledTimes(1);
    expect(add).not.toHaveBeenCalled();
    await page.again(form('14:41:10'));
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('notes the hour by itself, once, for who has asked for that', async () => {
    const page = await draw(form('14:13:59'));
    await doing(() => page.box.querySelector<HTMLInputElement>('[role="switch"]')?.click());
    await page.again(form('14:14:00'));
    await page.again(form('14:14:01'));
    expect(add.mock.calls).toEqual([[SIGHTING]]);
    expect(page.box.querySelector('[role="status"]')?.textContent).toContain('14h14 est notée');
  });

  it('remembers that on the device, and notes nothing that the journal already holds', async () => {
    device.write('mirror-hour-by-clock', '1');
    check.mockResolvedValueOnce({ date: SIGHTING.date, hour: SIGHTING.hour });
    const page = await draw(form('14:14:20'));
    expect(check).toHaveBeenCalledTimes(1);
    expect(add).not.toHaveBeenCalled();
    await page.again(form('14:41:00'));
    expect(add).toHaveBeenCalledTimes(1);
  });
});
