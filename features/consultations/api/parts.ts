import type { FeatureParts, MemberHooks, ServerFeature } from '@solelune/contract/server';

/** What one part of the feature brings: the same slots as the feature's own. */
export type Part = Pick<
  ServerFeature,
  | 'handlers'
  | 'channels'
  | 'jobs'
  | 'letters'
  | 'products'
  | 'permissions'
  | 'downloads'
  | 'webhooks'
  | 'sealed'
  | 'members'
  | 'beside'
  | 'demo'
>;

const listed = <T>(parts: readonly Part[], of: (part: Part) => readonly T[] | undefined): T[] =>
  parts.flatMap((part) => of(part) ?? []);

/** All of them as one. */
export function joinParts(parts: readonly Part[]): Omit<ServerFeature, 'name'> {
  return {
    handlers: listed(parts, ({ handlers }) => handlers),
    channels: listed(parts, ({ channels }) => channels),
    letters: listed(parts, ({ letters }) => letters),
    products: listed(parts, ({ products }) => products),
    downloads: listed(parts, ({ downloads }) => downloads),
    webhooks: listed(parts, ({ webhooks }) => webhooks),
    sealed: listed(parts, ({ sealed }) => sealed),
    jobs: (lent) => listed(parts, ({ jobs }) => jobs?.(lent)),
    permissions: Object.assign({}, ...parts.map(({ permissions }) => permissions)),
    members: joinMembers(listed(parts, ({ members }) => (members ? [members] : []))),
    beside: joinBeside(listed(parts, ({ beside }) => (beside ? [beside] : []))),
    demo: async (lent) => (await Promise.all(listed(parts, ({ demo }) => (demo ? [demo(lent)] : [])))).flat(),
  };
}

function joinMembers(all: readonly MemberHooks[]): MemberHooks {
  return {
    userPart: async (db, userId, now) =>
      Object.assign({}, ...(await Promise.all(all.map(({ userPart }) => userPart?.(db, userId, now))))),
    exportOf: async (db, userId, services) =>
      Object.assign({}, ...(await Promise.all(all.map(({ exportOf }) => exportOf?.(db, userId, services))))),
    beforeAccountDeletion: async (tx, userId, services, now) => {
      for (const { beforeAccountDeletion } of all) await beforeAccountDeletion?.(tx, userId, services, now);
    },
    onAccountDeletion: async (tx, userId, services) => {
      for (const { onAccountDeletion } of all) await onAccountDeletion?.(tx, userId, services);
    },
  };
}

type Beside = NonNullable<ServerFeature['beside']>;

const joinBeside =
  (all: readonly Beside[]): Beside =>
  async (lent: FeatureParts, address) => {
    const ends = await Promise.all(all.map((beside) => beside(lent, address)));
    return async () => void (await Promise.all(ends.map((end) => end?.())));
  };
