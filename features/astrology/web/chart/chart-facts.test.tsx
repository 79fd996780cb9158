// @vitest-environment happy-dom
import { StillPage } from '@solelune/screen/app';
import { draw } from '@solelune/testing/draw';
import { expect, it } from 'vitest';
import type { ChartAnswer } from '../../answers/reading.ts';
import { ChartFacts } from './chart-facts.tsx';

const CHART: ChartAnswer = {
  bodies: [],
  houses: {
    system_asked: 'placidus',
    system_used: 'placidus',
    cusps_deg: Array.from({ length: 12 }, (_, index) => index * 30),
  },
  angles: { ascendant_deg: 0, descendant_deg: 180, midheaven_deg: 270, imum_coeli_deg: 90 },
  orb_deg: 5,
  aspects: [],
  is_day: true,
  part_of_fortune: { longitude_deg: 0, sign: 'aries', degree_in_sign: 0, house: 1 },
  elements: [
    { key: 'fire', share: 0.4, bodies: [] },
    { key: 'air', share: 0.33, bodies: [] },
    { key: 'water', share: 0.27, bodies: [] },
    { key: 'earth', share: 0, bodies: [] },
  ],
  modalities: [],
  strengths: [],
} as never;

it('the percentages of the elements stand under the count of the planets, with what they weigh', async () => {
  const { box } = await draw(
    <StillPage>
      <ChartFacts chart={CHART} title="Où se tenait chaque astre" />
    </StillPage>,
  );
  const words = (box.textContent ?? '').replaceAll('\u00A0', ' ');
  expect(words).toContain('Poids40 %0 %33 %27 %');
  expect(words).toContain(
    'Les pourcentages les pèsent : le Soleil, la Lune et l’Ascendant pour 4 ; Mercure, Vénus et Mars pour 3 ; Jupiter, Saturne et le Milieu du Ciel pour 2 ; Uranus, Neptune et Pluton pour 1.',
  );
});
