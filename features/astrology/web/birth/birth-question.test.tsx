// @vitest-environment happy-dom
import { StillPage } from '@solelune/screen/app';
import { draw } from '@solelune/testing/draw';
import { expect, it } from 'vitest';
import { NatalChartForm } from '../natal-chart/natal-chart-form.tsx';

it('a birth form says what is kept where, and does not deny what a calculation sends', async () => {
  const { box } = await draw(
    <StillPage at="/astrologie/theme-astral-gratuit">
      <NatalChartForm />
    </StillPage>,
  );
  const words = box.textContent ?? '';
  expect(words).toContain(
    'Elles ne sont gardées que dans ce navigateur. Le calcul les envoie, et ne les conserve pas.',
  );
  expect(words).not.toMatch(/rien n’(?:est|a été) envoyé/i);
});
