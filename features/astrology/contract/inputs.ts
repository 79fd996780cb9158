import { flag } from '@solelune/contract/fields';
import { nobodys } from '@solelune/contract/naming';
import { SENTENCES } from '@solelune/contract/validation';
import { z } from 'zod';

const LONGEST_TEXT = 200;

/** As it was given: the handler judges it, because a wrong one still fills a form. */
const given = () =>
  z.preprocess((value) => {
    if (typeof value === 'number') return String(value);
    return typeof value === 'string' && value.length <= LONGEST_TEXT ? value.trim() : undefined;
  }, z.string().optional());

/**
 * A birth: `infos` as the address carries it (base64 of JSON) or as a form nests it, or its fields one by one. A wrong
 * `infos` is answered with the form and what could be read; wrong fields are refused, each with its sentence.
 */
export const birthInput = z.object({
  infos: z
    .union([z.string(), z.record(z.string(), z.unknown())])
    .optional()
    .catch(undefined),
  birthcity: given(),
  birthdate: given(),
  birthtime: given(),
  /** The hours between which it was, where `birthtime` is not known. */
  birthtime_from: given(),
  birthtime_to: given(),
  contact_id: nobodys(
    'says for whom a chart is drawn, so that the page offers to keep it there: no contact is read',
    given(),
  ),
  firstname: given(),
  lastname: given(),
  gender: given(),
  /** A place without an id: where the visitor is. */
  lat: given(),
  lng: given(),
  timezone: given(),
  /** The answers to a `question`. */
  occurrence: given(),
  military_zone: given(),
  display: flag(),
});

/** A chart also has its house system and the orb of its aspects. */
export const chartInput = birthInput.extend({ house_system: given(), orb: given() });

/** A natal chart, and the sky of a moment, have all their settings: the zodiac, the kind of node and of Black Moon, the aspects with their orbs, what is left out. */
export const natalInput = chartInput.extend({
  zodiac: given(),
  node: given(),
  lilith: given(),
  /** `conjunction-8,quincunx-2`; without it the five major ones within `orb`. */
  aspects: given(),
  /** `chiron.uranus` */
  hidden: given(),
});

/** A return also has its year and its place. */
export const returnInput = chartInput.extend({ year: given(), returncity: given() });

/** A sign by its English key or its French slug; which exist is the handler's to say. */
export const sign = (missing: string = SENTENCES.required) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
    z.string({ error: missing }).min(1, missing).max(LONGEST_TEXT, SENTENCES.choice),
  );

export const signInput = z.object({ sign: sign(), display: flag() });
