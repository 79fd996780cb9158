import { joined } from '@solelune/french/lists';
import * as z from 'zod';

/** The building bricks of configuration: each reads one environment variable, its message ends the sentence "NAME : …". */

export function integer(min: number, max: number) {
  const message = `doit être un nombre entier de ${/* begins with a figure */ min} à ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message);
}

export function oneOf<const T extends string>(values: readonly T[]) {
  return z.enum(values, `doit être l'une de ces valeurs : ${values.join(', ')}`);
}

export const SWITCH: Record<string, boolean> = {
  on: true,
  true: true,
  '1': true,
  off: false,
  false: false,
  '0': false,
};

export function onOff() {
  return z
    .string()
    .refine((value) => value.toLowerCase() in SWITCH, 'doit être on ou off')
    .transform((value) => SWITCH[value.toLowerCase()] === true);
}

export function url(protocols: readonly string[]) {
  const shown = joined(
    protocols.map((protocol) => `${protocol}://`),
    'ou',
  );
  return z.string().refine((value) => {
    const parsed = URL.parse(value);
    return parsed !== null && protocols.includes(parsed.protocol.slice(0, -1)) && parsed.hostname !== '';
  }, `doit être une adresse en ${shown}`);
}
