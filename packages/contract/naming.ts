import { z } from 'zod';

/** How a call meets the name of somebody else's thing: like one that never was, as a wrong value of its field, or by doing nothing. */
export type Stranger = 'not-found' | 'refused' | 'nothing-done';

/** What a field of an input names: a thing that belongs to somebody, or something whose name gives nobody anything. */
export type Naming = { kind: string; stranger: Stranger } | { nobodys: string };

const namings = z.registry<Naming>();

/**
 * The field names a thing of that kind (`contact`, `photo`…), which is its owner's alone. Said once, here: the ownership test sends somebody
 * else's to every call that has such a field (apps/server/security/ownership.test.ts), and a field that looks like a name and says nothing fails it.
 */
export const ownedBy = <T extends z.ZodType>(kind: string, field: T, stranger: Stranger = 'not-found'): T => {
  namings.add(field, { kind, stranger });
  return field;
};

/** The field looks like a name and is nobody's: why. */
export const nobodys = <T extends z.ZodType>(why: string, field: T): T => {
  namings.add(field, { nobodys: why });
  return field;
};

export const namingOf = (field: z.ZodType): Naming | undefined => namings.get(field);
