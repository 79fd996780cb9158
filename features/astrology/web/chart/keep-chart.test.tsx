// @vitest-environment happy-dom
import { StillPage } from '@solelune/screen/app';
import { draw } from '@solelune/testing/draw';
import { expect, it } from 'vitest';
import { KeepChart } from './keep-chart.tsx';

const person = {
  firstname: 'Camille',
  birthdate: '1988-06-17',
  birthtime: '',
  birthcity: { id: '2996944', label: 'Lyon' },
  gender: null,
};
const words = async (canSaveActivity: boolean) => {
  const { box } = await draw(
    <StillPage>
      <KeepChart category="natal-chart" title="Thème" address="/x" person={{ ...person, canSaveActivity }} />
    </StillPage>,
  );
  return box.textContent;
};

it('a chart is offered to be kept, unless its address says that it may not', async () => {
  expect(await words(true)).toContain('Garder sur cet appareil');
  expect(await words(false)).not.toContain('Garder sur cet appareil');
});
