import type { Config, Mail, Writer } from '@solelune/platform';
import { composeLetter, senderOf } from './compose-letter.ts';
import type { Letter } from './letter.ts';

interface Post {
  config: Pick<Config, 'brand' | 'siteUrl'>;
  mail: Pick<Mail, 'send'>;
}

type Sending<Data, News extends boolean> = {
  to: string;
  data: Data;
  /** The member who finds it again among their activities: for letters declared as news alone. */
  keptFor?: News extends true ? string : never;
};

/** Part of the caller's transaction: the letter leaves if, and only if, that commits. */
export async function sendLetter<Data, News extends boolean>(
  tx: Writer,
  { config, mail }: Post,
  letter: Letter<Data, News>,
  { to, data, keptFor }: Sending<Data, News>,
): Promise<void> {
  const composed = composeLetter(letter, data, senderOf(config));
  await mail.send(tx, { to, kind: letter.name, ...composed, ...(keptFor ? { keptFor } : {}) });
}
