import type { Kind } from '@solelune/corpus/kind';
import type { Job } from '@solelune/platform';
import type { Handler } from './context.ts';
import type { SocketAction } from './socket.ts';

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
  jobs?: Job[];
  /** Socket messages that it answers, by action. */
  socket?: Record<string, SocketAction>;
}

export const defineApi = (api: FeatureApi): FeatureApi => api;
