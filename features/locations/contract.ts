import { defineCall } from '@solelune/contract';
import { number, text } from '@solelune/contract/fields';
import { nobodys } from '@solelune/contract/naming';
import { z } from 'zod';

/** Product document, section 3, *Location*, with what a form shows beside the name. */
const location = z.object({
  id: z.string(),
  name: z.string(),
  display_name: z.string(),
  timezone: z.string(),
  location: z.object({ lat: z.number(), lng: z.number() }),
  departement: z.string().optional(),
  country: z.string(),
  population: z.number(),
  is_location_approximate: z.boolean(),
});
export type Location = z.output<typeof location>;

export const MOST_ANSWERS = 8;

export const locationSearch = defineCall({
  name: 'locations.search',
  method: 'GET',
  path: 'location/search/{query}.json',
  summary: 'Les lieux de naissance qui répondent à ce début de nom, huit au plus, les meilleurs d’abord',
  input: z.object({ query: text(80) }),
  answer: z.object({ locations: z.array(location) }),
});

export const locationDetail = defineCall({
  name: 'locations.detail',
  method: 'GET',
  path: 'location/{id}.json',
  summary: 'Un lieu par son identifiant (GeoNames, ou insee- et le code INSEE)',
  input: z.object({ id: nobodys('a place', text(40)) }),
  answer: z.object({ location }),
  errors: ['not_found'],
});

export const locationNear = defineCall({
  name: 'locations.near',
  // Not a GET: where somebody stands must not be part of an address that logs and histories keep.
  method: 'POST',
  path: 'location/near.json',
  summary: 'La ville la plus proche d’un point, à cent kilomètres au plus',
  input: z.object({ lat: number(-90, 90), lng: number(-180, 180) }),
  answer: z.object({ location }),
  errors: ['geolocation_failed'],
});
