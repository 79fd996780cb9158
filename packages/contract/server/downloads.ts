import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Readable } from 'node:stream';
import { type Config, openSecrets, type Reader } from '@solelune/platform';
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
  return `${DOWNLOADS_PATH}/${said}.${signatureOf(secretOf(config), said)}`;
}

/** What a link says, when it is ours and not too old. */
export function readDownloadLink(
  { config }: Pick<Services, 'config'>,
  link: string,
  now: Temporal.Instant,
): { name: string; id: string; userId: string } | null {
  const [said = '', signature = ''] = link.split('.');
  const expected = Buffer.from(signatureOf(secretOf(config), said));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const [name, id, userId, expiresMs] = linkSchema.parse(JSON.parse(Buffer.from(said, 'base64url').toString()));
  return expiresMs > now.epochMilliseconds ? { name, id, userId } : null;
}

/** Opened once per process: where nothing is kept on disk, each opening would make another secret. */
const secrets = new WeakMap<Config, string>();
function secretOf(config: Config): string {
  const secret = secrets.get(config) ?? openSecrets(config).session;
  secrets.set(config, secret);
  return secret;
}

/** The word before keeps it apart from everything else that the secret signs. */
const signatureOf = (secret: string, said: string) =>
  createHmac('sha256', secret).update(`download ${said}`).digest('base64url');

export const downloadsOf = (features: readonly ServerFeature[]): Download[] =>
  features.flatMap(({ downloads = [] }) => downloads);
