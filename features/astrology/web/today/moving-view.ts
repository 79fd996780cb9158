import type { Body } from '@solelune/sky';
import type { Moving } from '@solelune/ui/moving-wheel';
import type { WheelBody } from '@solelune/ui/wheel';
import {
  type Contact,
  contactOrbs,
  contactsOf,
  MOVING_BODIES,
  type MovingMode,
  type NatalPoint,
  type Places,
} from '../../engine/today/index.ts';
import type { ChartView } from '../../engine/view/settings.ts';
import { ASPECT_KEYS, GLYPH_KEYS } from '../chart/wheel-of.ts';

/** The glyphs of what moves; a body that the sky does not offer is left out of all frames. */
export interface MovingView {
  readonly shown: readonly number[];
  readonly moving: Moving;
  readonly contacts: readonly Contact[];
}

/** A moment as the wheel draws it and as the lists tell it. */
export function viewOf(places: Places, targets: readonly NatalPoint[], mode: MovingMode, view: ChartView): MovingView {
  const orbs = contactOrbs(mode, view);
  const shown = MOVING_BODIES.flatMap((body, n) => (GLYPH_KEYS[body] && !Number.isNaN(places.lonDeg[n]) ? [n] : []));
  const contacts = contactsOf(places, targets, orbs);
  return {
    shown,
    contacts,
    moving: {
      bodies: shown.map((n) => ({
        key: GLYPH_KEYS[MOVING_BODIES[n] as Body] as WheelBody['key'],
        longitudeDeg: places.lonDeg[n] as number,
        retrograde: (places.perDay[n] as number) < 0,
      })),
      links: contacts.map(({ body, target, kind, orbDeg: off }) => ({
        fromDeg: places.lonDeg[body] as number,
        toDeg: (targets[target] as NatalPoint).lonDeg,
        kind: ASPECT_KEYS[kind],
        closeness: 1 - off / (orbs[kind] as number),
      })),
    },
  };
}
