import type { Kind } from '@solelune/corpus/kind';
import type { Job, MailMessage, Reader, Writer } from '@solelune/platform';
import type { Handler, Services } from './context.ts';
import type { SocketAction } from './socket.ts';
import type { Transact } from './transactions.ts';

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
export interface FileServer {
  get(path: string, handler: (request: FileRequest, reply: FileReply) => Promise<unknown>): unknown;
}

/** What a feature gives the server: its handlers, its migrations, its jobs and its socket messages. The composition root joins them all. */
export interface FeatureApi {
  name: string;
  // A handler's input type differs from call to call; the list only needs their common shape.
  // oxlint-disable-next-line typescript/no-explicit-any
  handlers: Handler<any>[];
  /** Folder of its plain-SQL migrations. */
  migrations?: URL;
  /** The kinds of texts that it shows, as its corpus.ts declares them. */
  texts?: Kind[];
  /** Background work that it runs. */
  jobs?: (parts: FeatureParts) => Job[];
  /** Files that it serves itself, at addresses of its own. */
  files?: (server: FileServer, parts: FeatureParts) => void;
  /** Told of each mail, within the transaction that sends it. */
  onMail?: (tx: Writer, message: MailMessage, now: Temporal.Instant) => Promise<void>;
  /** Socket messages that it answers, by action. */
  socket?: Record<string, SocketAction>;
}

export const defineApi = (api: FeatureApi): FeatureApi => api;
