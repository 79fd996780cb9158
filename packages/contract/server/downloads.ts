import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Readable } from 'node:stream';
import { type Config, openSecrets, type Reader, type Secrets } from '@solelune/platform';
import { z } from 'zod';
import type { Failure } from '../errors.ts';
import type { Services, Who } from './context.ts';
import type { FeatureParts, ServerFeature } from './feature.ts';

/** A file as it leaves. */
export interface DownloadedFile {
  /** As the reader's disk will call it. */
  name: string;
  type: string;
  body: Uint8Array | { bytes: number; stream(range?: { start: number; end: number }): Promise<Readable> };
}

/** Whose the download is: who was given the link. */
type Owner = Pick<Who, 'userId'>;

/**
 * Files behind access. Browsers ask for a file without a token, so what opens it is a link for one member and a few minutes, made by
 * `downloadLink` in a call that knows them. `find` is asked again when the link is followed: what is no longer theirs no longer leaves.
 */
export interface Download {
  /** Feature and what it is, dotted: `payments.receipt`. */
  name: string;
  find(id: string, owner: Owner, context: FeatureParts & { db: Reader }): Promise<DownloadedFile | Failure>;
}

export const DOWNLOADS_PATH = '/telechargements';
const LINK_SECONDS = 300;

const linkSchema = z.tuple([z.string(), z.string(), z.string(), z.int()]);

/** An address that gives this file to this member, and to whoever they hand it, for five minutes. */
export function downloadLink(
  { config }: Pick<Services, 'config'>,
  { name }: Pick<Download, 'name'>,
  id: string,
  { userId }: Owner,
  now: Temporal.Instant,
): string {
  const expiresMs = now.epochMilliseconds + LINK_SECONDS * 1000;
  const said = Buffer.from(JSON.stringify([name, id, userId, expiresMs])).toString('base64url');
  return `${DOWNLOADS_PATH}/${said}.${signatureOf(secretsOf(config).session, said)}`;
}

/** What a link says, when it is ours and not too old. */
export function readDownloadLink(
  { config }: Pick<Services, 'config'>,
  link: string,
  now: Temporal.Instant,
): { name: string; id: string; userId: string } | null {
  const [said = '', signature = ''] = link.split('.');
  const { session, formerSessions } = secretsOf(config);
  if (![session, ...formerSessions].some((secret) => isSame(signature, signatureOf(secret, said)))) return null;
  const [name, id, userId, expiresMs] = linkSchema.parse(JSON.parse(Buffer.from(said, 'base64url').toString()));
  return expiresMs > now.epochMilliseconds ? { name, id, userId } : null;
}

/** Opened once per process: where nothing is kept on disk, each opening would make another secret. */
const opened = new WeakMap<Config, Secrets>();
function secretsOf(config: Config): Secrets {
  const secrets = opened.get(config) ?? openSecrets(config);
  opened.set(config, secrets);
  return secrets;
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The word before keeps it apart from everything else that the secret signs. */
const signatureOf = (secret: string, said: string) =>
  createHmac('sha256', secret).update(`download ${said}`).digest('base64url');

export const downloadsOf = (features: readonly ServerFeature[]): Download[] =>
  features.flatMap(({ downloads = [] }) => downloads);
