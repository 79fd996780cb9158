import { defineCall } from '@solelune/contract';
import { z } from 'zod';

export const phoneCountries = defineCall({
  name: 'profile.phone-countries',
  method: 'GET',
  path: 'phone/countries.json',
  summary: 'Rend les pays, leur nom français et leur indicatif téléphonique',
  input: z.object({}),
  answer: z.object({ countries: z.record(z.string(), z.object({ name: z.string(), dial_code: z.string() })) }),
});
