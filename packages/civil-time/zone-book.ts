/** The vendored time zones with their full history, opened from the pack that generator/refresh.ts writes. */
import { type PosixRule, parsePosixRule, posixStateAt } from './posix-rule.ts';

/** One line per zone. `types`: "offset[s] abbreviation" separated by "|", s marking summer time. `steps`: seconds between
 * changes in base 36, the first from 1970. `order`: the type after each change, one base 36 digit each. */
export type PackedZone = { types: string; steps: string; order: string; tail: string };
export type ZonePack = {
  tzdata: string;
  generator: string;
  sha256: string;
  zones: Record<string, PackedZone>;
  links: Record<string, string>;
};

export type ZoneState = { offsetSeconds: number; isSummer: boolean; abbreviation: string };
export type Zone = {
  name: string;
  changes: Float64Array;
  order: Uint8Array;
  types: ZoneState[];
  tail: PosixRule | undefined;
};
export type ZoneBook = { tzdata: string; has(name: string): boolean; zone(name: string): Zone };

export function openZones(pack: ZonePack): ZoneBook {
  const opened = new Map<string, Zone>();
  const packedOf = (name: string) => pack.zones[pack.links[name] ?? name];
  return {
    tzdata: pack.tzdata,
    has: (name) => packedOf(name) !== undefined,
    zone(name) {
      const known = opened.get(name);
      if (known) return known;
      const packed = packedOf(name);
      if (!packed) throw new Error(`Unknown time zone: ${name}`);
      const zone = unpackZone(name, packed);
      opened.set(name, zone);
      return zone;
    },
  };
}

export function unpackZone(name: string, packed: PackedZone): Zone {
  const steps = packed.steps ? packed.steps.split(' ') : [];
  const changes = new Float64Array(steps.length);
  let at = 0;
  steps.forEach((step, index) => {
    at += Number.parseInt(step, 36);
    changes[index] = at;
  });
  const types = packed.types.split('|').map((text) => {
    const [offset = '', abbreviation = ''] = text.split(' ');
    return { offsetSeconds: Number.parseInt(offset, 10), isSummer: offset.endsWith('s'), abbreviation };
  });
  const order = Uint8Array.from(packed.order, (digit) => Number.parseInt(digit, 36));
  return { name, changes, order, types, tail: packed.tail ? parsePosixRule(packed.tail) : undefined };
}

/** What the zone's clocks showed at an instant. Before the first change, the zone's first type (mean time of its main town). */
export function zoneStateAt(zone: Zone, epochSeconds: number): ZoneState {
  let low = 0;
  let high = zone.changes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((zone.changes[middle] ?? 0) <= epochSeconds) low = middle + 1;
    else high = middle;
  }
  if (low === zone.changes.length && zone.tail) return posixStateAt(zone.tail, epochSeconds);
  const state = zone.types[low === 0 ? 0 : (zone.order[low - 1] ?? 0)];
  if (!state) throw new Error(`Damaged time zone: ${zone.name}`);
  return state;
}
