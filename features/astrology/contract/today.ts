import { defineCall } from '@solelune/contract';
import { introduction, list } from '@solelune/contract/answers';
import { z } from 'zod';
import { birthOutcome } from '../answers/birth.ts';
import { aspectKind, aspectPoint, chart, localMoment, proof, skyOver } from '../answers/chart.ts';
import { bodyKey } from '../answers/signs.ts';
import { natalInput } from './inputs.ts';

export const transitsIndex = defineCall({
  name: 'astrology.transits-index',
  method: 'GET',
  path: 'astrology/transits/index.json',
  summary: 'Présente les transits du jour sur un thème',
  input: z.object({}),
  answer: z.object({ introduction }),
});

export const transitsResult = defineCall({
  name: 'astrology.transits-result',
  method: 'POST',
  path: 'astrology/transits/result.json',
  summary: 'Le ciel de cette minute autour d’un thème ; l’appareil calcule ensuite les autres moments',
  input: natalInput,
  answer: birthOutcome({
    chart,
    proof,
    over: skyOver.optional(),
    /** By the clocks of France: the device tells its own. */
    now: z.object({
      at: localMoment,
      /** In the zodiac of the chart; what its settings leave out is left out here. */
      bodies: list(z.object({ key: bodyKey, longitude_deg: z.number(), speed_deg_per_day: z.number() })),
      /** In the order of time; the Moon for three days, the others for two months. */
      soon: list(
        z.object({ body: bodyKey, target: aspectPoint, kind: aspectKind, retrograde: z.boolean(), at: localMoment }),
      ),
    }),
  }),
});
