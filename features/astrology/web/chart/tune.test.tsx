// @vitest-environment happy-dom
import { StillPage } from '@solelune/screen/app';
import { doing, draw } from '@solelune/testing/draw';
import { expect, it, vi } from 'vitest';
import { Tune } from './tune.tsx';

const settings = { house_system: 'placidus', orb_deg: 5 } as const;

it('another house system is asked for without losing the focus, and its news are told aloud', async () => {
  const onChange = vi.fn();
  const page = (news: string) => (
    <StillPage at="/astrologie/carte-du-ciel-astrologique">
      <Tune settings={settings} isBusy={false} news={news} onChange={onChange} />
    </StillPage>
  );
  const { box, again } = await draw(page(''));
  const select = box.querySelector('select') as HTMLSelectElement;
  select.focus();
  select.value = 'koch';
  await doing(() => select.dispatchEvent(new Event('change', { bubbles: true })));
  expect(onChange).toHaveBeenCalledWith({ house_system: 'koch' });
  await again(page('Koch : Mars passe en maison II.'));
  expect(box.querySelector('[role="status"]')?.textContent).toBe('Koch : Mars passe en maison II.');
  expect(document.activeElement).toBe(select);
});

it('without an hour only the orb is left to choose', async () => {
  const { box } = await draw(<Tune settings={settings} isBusy={false} news="" onChange={() => {}} hasHouses={false} />);
  expect(box.querySelector('select')).toBeNull();
  expect(box.querySelector('input[type="range"]')).not.toBeNull();
});
