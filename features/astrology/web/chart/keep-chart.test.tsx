import { StillPage } from '@solelune/screen/app';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { KeepChart } from './keep-chart.tsx';

const person = {
  firstname: 'Camille',
  birthdate: '1988-06-17',
  birthtime: '',
  birthcity: { id: '2996944', label: 'Lyon' },
  gender: null,
};
const drawn = (canSaveActivity: boolean) =>
  renderToString(
    <StillPage app={{ user: {} as never }}>
      <KeepChart category="natal-chart" title="Thème" address="/x" person={{ ...person, canSaveActivity }} />
    </StillPage>,
  );

it('a chart is offered to be kept, unless its address says that it may not', () => {
  expect(drawn(true)).toContain('Enregistrer dans mes activités');
  expect(drawn(false)).not.toContain('Enregistrer dans mes activités');
});
