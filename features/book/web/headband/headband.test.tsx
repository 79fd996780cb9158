// @vitest-environment happy-dom
import { StillPage } from '@solelune/screen/app';
import { doing, draw } from '@solelune/testing/draw';
import { beforeEach, expect, it } from 'vitest';
import { BookHeadband } from './headband.tsx';

const shown = async () => {
  const { box } = await draw(
    <StillPage>
      <BookHeadband />
    </StillPage>,
  );
  return box;
};

beforeEach(() => localStorage.clear());

it('the headband of the book leads to it, and once put away does not come back', async () => {
  const box = await shown();
  expect(box.querySelector('a')?.getAttribute('href')).toBe('/landing-promesse-celeste');
  await doing(() => box.querySelector('button')?.click());
  expect(box.textContent).toBe('');
  expect(localStorage.getItem('book-headband')).not.toBeNull();
  expect((await shown()).textContent).toBe('');
});
