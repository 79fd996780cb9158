import { fileURLToPath } from 'node:url';
import type { Kind } from '@solelune/corpus/kind';
import { LEDGER_MIGRATIONS } from '@solelune/ledger';
import type { AnyLetter } from '@solelune/letters';
import {
  type AnySealedColumn,
  type Config,
  type Job,
  type MailMessage,
  PLATFORM_MIGRATIONS,
  type Reader,
  type Settings,
  type Writer,
} from '@solelune/platform';
import type { Permission, Permissions } from '../access.ts';
import type { Display } from '../envelope.ts';
import type { ChannelAnswer } from './channels.ts';
import type { Handler, Services, Who } from './context.ts';
import type { Download } from './downloads.ts';
import type { MemberHooks } from './member-hooks.ts';
import type { Transact } from './transactions.ts';
import type { Webhook } from './webhooks.ts';

/** What the composition root lends a feature that works outside a call. */
export interface FeatureParts {
  db: Reader;
  transaction: Transact;
  services: Services;
  now: () => Temporal.Instant;
}

/** What a route of files needs of the HTTP server; Fastify is one. */
interface FileReply {
  code(status: number): FileReply;
  headers(values: Record<string, string>): FileReply;
  send(body: object): unknown;
}
interface FileRequest {
  params: unknown;
  query: unknown;
  headers: { accept?: string | undefined };
}
type FileHandler = (request: FileRequest, reply: FileReply) => Promise<unknown>;
/** How often one visitor may ask. */
interface FileLimit {
  config: { rateLimit: { max: number; timeWindow: number } };
}
export interface FileServer {
  get(path: string, handler: FileHandler): unknown;
  get(path: string, limit: FileLimit, handler: FileHandler): unknown;
}

/** What a feature brings to the server, told once in its `feature.server.ts`. The composition root joins them all and knows none. */
export interface ServerFeature {
  /** The name of its folder. */
  name: string;
  // A handler's input type differs from call to call; the list only needs their common shape.
  // oxlint-disable-next-line typescript/no-explicit-any
  handlers?: Handler<any>[];
  /** What it may be told from outside: read at the start, so that a mistake is told then. */
  settings?: Settings<unknown>;
  /** What only some of the staff may do, and which roles may: `{ 'tarot.redraw': ['support'] }`. */
  permissions?: Permissions;
  /** Folder of its plain-SQL migrations, numbered inside the feature. */
  migrations?: URL;
  /** The kinds of texts that it shows, as its corpus.ts declares them. */
  texts?: Kind[];
  /** What it reads before anything is answered: texts of its own that stand in for those of files. */
  opening?: (parts: FeatureParts) => Promise<void>;
  /** The letters that it sends, for their previews. */
  letters?: AnyLetter[];
  /** Its sealed columns, for the rotation of keys. */
  sealed?: AnySealedColumn[];
  /** Background work that it runs. */
  jobs?: (parts: FeatureParts) => Job[];
  /** Files that it serves itself, at addresses of its own. */
  files?: (server: FileServer, parts: FeatureParts) => void;
  /** Pages of its own that search engines should know and that no list of its screens names: articles come and go with the texts. */
  sitemap?: (parts: FeatureParts) => readonly string[] | Promise<readonly string[]>;
  /** Sites of others that its pages may ask and show pictures of. */
  origins?: (config: Config) => readonly string[];
  /** Chooses the cards that stand under a page. One feature does. */
  displays?: (parts: FeatureParts) => ChooseDisplays;
  /** What it does for the members it has something of. */
  members?: MemberHooks;
  /** Told of each mail, within the transaction that sends it. */
  onMail?: (tx: Writer, message: MailMessage, now: Temporal.Instant) => Promise<void>;
  /** What it lets pages follow over the socket. */
  channels?: ChannelAnswer[];
  /** What servers of other houses tell it. */
  webhooks?: Webhook[];
  /** Files that it gives to those who may have them. */
  downloads?: Download[];
  /** What runs beside the server once it listens at `address`: another process, for instance. Gives how to end it; null where nothing runs. */
  beside?: (parts: FeatureParts, address: string) => Promise<(() => Promise<void>) | null>;
  /** Whose a bearer token is. One feature knows. */
  identify?: (parts: FeatureParts) => Identify;
  /** Cards of its own under the pages of others, before those that are chosen: asked with the name of the page's call. */
  cards?: (call: string, parts: Pick<FeatureParts, 'db' | 'services' | 'now'>) => Promise<readonly Display[]>;
  /** What of its own waits for somebody of staff to decide it: a line for each kind of decision, none where nothing waits. */
  awaiting?: (db: Reader, now: Temporal.Instant) => Promise<readonly Awaiting[]>;
  /** Plants what makes an empty site worth a look, in development; gives lines to print at the start. It may run again. */
  demo?: (parts: FeatureParts) => Promise<string[]>;
  /** Takes away again what `demo` planted and what came of it: a real site begins without. Gives how many were there. */
  forgetDemo?: (parts: FeatureParts) => Promise<number>;
}

export interface Awaiting {
  /** Who may decide it. */
  can: Permission;
  title: string;
  words: string;
  /** What the link says, and where it leads. */
  act: string;
  address: string;
  /** Of the oldest. */
  since: Date;
}

/** The cards under a page; the same seed gives the same cards for a day. */
export type ChooseDisplays = (asked: {
  isMember: boolean;
  seed: string;
}) => Promise<{ bottom: readonly Display[]; menu: readonly Display[] }>;

/** Null when the token is nobody's: expired, revoked, forged. */
export type Identify = (token: string) => Promise<Who | null>;

export const defineFeature = (feature: ServerFeature): ServerFeature => feature;

/** The folders of all migrations, in the order in which they run: the frame's own, then each feature's. */
export const migrationFolders = (features: readonly ServerFeature[]): string[] => [
  PLATFORM_MIGRATIONS,
  LEDGER_MIGRATIONS,
  ...features.flatMap(({ migrations }) => (migrations ? [fileURLToPath(migrations)] : [])),
];

export const handlersOf = (features: readonly ServerFeature[]) => features.flatMap(({ handlers = [] }) => handlers);
export const channelsOf = (features: readonly ServerFeature[]) => features.flatMap(({ channels = [] }) => channels);
