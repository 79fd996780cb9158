// @vitest-environment happy-dom
import { CallError } from '@solelune/contract/client';
import { StillPage } from '@solelune/screen/app';
import { doing, draw } from '@solelune/testing/draw';
import { expect, it } from 'vitest';
import { RecordForm } from './record-form.tsx';

async function refusedWith(error: CallError) {
  const { box } = await draw(
    <StillPage at="/heure-miroir">
      <RecordForm
        now={new Date('2026-11-15T10:00:00').getTime()}
        check={async () => null}
        add={() => Promise.reject(error)}
      />
    </StillPage>,
  );
  await doing(() => box.querySelector('form')?.requestSubmit());
  return { box, hour: box.querySelector('select'), alert: box.querySelector('[role="alert"]')?.textContent };
}

it('an hour that is noted already is said beside it, and it has the focus', async () => {
  const { box, hour, alert } = await refusedWith(new CallError('mirror_hour_not_saved'));
  expect(document.activeElement).toBe(hour);
  expect(hour?.getAttribute('aria-invalid')).toBe('true');
  const told = (hour?.getAttribute('aria-describedby') ?? '').split(' ').map((id) => box.querySelector(`[id="${id}"]`));
  expect(told.map((one) => one?.textContent).join(' ')).toContain('peut-être l’avez-vous déjà notée ce jour-là');
  expect(alert).toBe('');
});

it('any other refusal is called out', async () => {
  const { alert } = await refusedWith(new CallError('too_many_requests'));
  expect(alert).toBe(new CallError('too_many_requests').sentence);
});
