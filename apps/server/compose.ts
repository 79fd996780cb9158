import { createServer } from 'node:http';
import path from 'node:path';
import type { Channel, LogChannel } from '@solelune/contract';
import {
  channelsOf,
  type FeatureParts,
  handlersOf,
  type Identify,
  migrationFolders,
  openAccessTable,
  type ServerFeature,
  type Services,
  transactIn,
  webhookJobs,
  webhooksOf,
} from '@solelune/contract/server';
import { loadCorpus } from '@solelune/corpus';
import {
  type Config,
  createLogger,
  type Database,
  type DatabaseOptions,
  forgetLogsJob,
  type Logger,
  openChannels,
  openDatabase,
  openErrorTally,
  openEvents,
  openFiles,
  openHashing,
  openJobs,
  openMail,
  openMetrics,
  openPush,
  openSealing,
  openSecrets,
  openSteadyClock,
  orUnusable,
  prepareDataDir,
  resealJob,
  watchKept,
} from '@solelune/platform';
import type { FastifyInstance, FastifyServerFactory } from 'fastify';
import { buildApp } from './app.ts';
import { features as allFeatures } from './features.ts';
import { observeReady } from './http/requests-log.ts';
import { openPages } from './pages/changed-pages.ts';
import { mountPages } from './pages/mount-pages.ts';
import { RenderedPages } from './pages/rendered-pages.ts';
import { sealedColumns } from './sealed-columns.ts';

export interface RunningServer extends FeatureParts {
  app: FastifyInstance;
  database: Database;
  /** Closes in order: no new requests, sockets and jobs finished, then the database. */
  close(): Promise<void>;
}

export interface ComposeOptions {
  features?: ServerFeature[];
  log?: Logger;
  database?: DatabaseOptions;
  /** `built` (the default), `dev` (sources, reloaded), or `none` for tests of calls alone. */
  pages?: 'built' | 'dev' | 'none';
  now?: () => Temporal.Instant;
  /** Who a bearer token belongs to. */
  identify?: Identify;
  /** False where jobs may be sent and none is to run: commands that look after the records. */
  works?: boolean;
}

/** config → platform → features → HTTP. */
export async function compose(config: Config, options: ComposeOptions = {}): Promise<RunningServer> {
  const { features = allFeatures, pages = 'built', log = createLogger(config) } = options;
  const endings: (() => Promise<void> | void)[] = [];
  const close = async () => {
    for (const end of endings.splice(0).reverse()) await end();
  };
  try {
    for (const { settings } of features) settings?.(config);
    prepareDataDir(config);
    const metrics = await openMetrics(config);
    const database = await openDatabase(config, log, options.database);
    endings.push(() => database.close());
    metrics?.watchDatabase(database);
    await database.migrate(migrationFolders(features));
    const now = options.now ?? databaseTime(database, log, endings);
    const events = await openEvents(config, log);
    metrics?.watchEvents(events);
    endings.push(() => events.close());
    const files = await openFiles(config);
    endings.push(() => files.close());
    const hashing = openHashing();
    endings.push(() => hashing.close());
    const jobs = openJobs(database, log, metrics ? { observe: metrics.observeJob } : {});
    const witnesses = features.flatMap(({ onMail }) => (onMail ? [onMail] : []));
    const secrets = openSecrets(config);
    const sealing = openSealing(secrets);
    const mail = openMail({
      ...{ config, database, jobs, sealing, log },
      witnesses: witnesses.map((witness) => (tx, message) => witness(tx, message, now())),
    });
    const push = openPush({ config, database, jobs, sealing, secrets });
    const corpus = await loadCorpus(
      contentFolder,
      features.flatMap((feature) => feature.texts ?? []),
    );
    const members = features.flatMap(({ name, members: hooks }) => (hooks ? [{ feature: name, ...hooks }] : []));
    const channels = openChannels(database, events);
    const followed = channelsOf(features).map(({ channel }) => channel);
    const asked = [...handlersOf(features).map(({ call }) => call), ...followed].map(({ access: own }) => own);
    const access = openAccessTable(features, asked);
    const kept = new RenderedPages();
    watchKept('bytes of pages that are ready', () => kept.bytes.now, kept.bytes.most);
    const services: Services = {
      ...{
        errors: openErrorTally(),
        config,
        log,
        events,
        channels,
        jobs,
        mail,
        push,
        files,
        hashing,
        sealing,
        corpus,
        members,
        access,
      },
      pages: openPages(kept, events, database),
      features,
    };
    const parts: FeatureParts = { db: database.query, transaction: transactIn(database), services, now };
    const displays = features.find((feature) => feature.displays)?.displays?.(parts);
    if (displays) services.displays = displays;
    for (const { opening } of features) await opening?.(parts);
    for (const job of features.flatMap((feature) => feature.jobs?.(parts) ?? [])) jobs.add(job);
    for (const job of webhookJobs(webhooksOf(features), parts)) jobs.add(job);
    jobs.add(forgetLogsJob(database, followed.filter(isLog)));
    jobs.add(resealJob({ database, sealing }, sealedColumns(features)));
    await jobs.start({ works: options.works ?? true });
    endings.push(() => jobs.stop());
    const site =
      pages === 'none'
        ? null
        : await mountPages({
            config,
            log,
            database,
            services,
            features,
            now,
            dev: pages === 'dev',
            contentVersion: corpus.version,
            ...{ kept, webFolder, observe: observeReady(log, metrics) },
          });
    if (site) endings.push(() => site.close());
    const app = await buildApp({
      ...parts,
      database,
      metrics,
      features,
      identify: options.identify ?? identifyWith(features, parts),
      ...(site ? { site, serverFactory: frontDoor(site.trySend) } : {}),
    });
    endings.push(() => closeServer(app));
    return { ...parts, app, database, close };
  } catch (error) {
    await close();
    throw orUnusable(config, error);
  }
}

/** The hour that all processes share. */
function databaseTime(database: Database, log: Logger, endings: (() => void)[]): () => Temporal.Instant {
  const ask = async () => {
    const { rows } = await database.execute('select extract(epoch from clock_timestamp()) * 1000 as ms');
    return Number(rows[0]?.['ms']);
  };
  const clock = openSteadyClock({ ask, log });
  endings.push(clock.stop);
  return clock.now;
}

/** Where no feature knows tokens, nobody is anybody. */
const identifyWith = (features: readonly ServerFeature[], parts: FeatureParts): Identify =>
  features.find(({ identify }) => identify)?.identify?.(parts) ?? (async () => null);

const isLog = (channel: Channel): channel is LogChannel => channel.kind === 'log';

const webFolder = path.resolve(import.meta.dirname, '../web');
const contentFolder = path.resolve(import.meta.dirname, '../../content');

/** A connection that falls idle while the last requests are answered is closed too: its browser would keep it, and us, for a minute more. */
async function closeServer(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), 100);
  await app.close().finally(() => clearInterval(sweep));
}

type TrySend = (request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => boolean;

/** A page that is ready leaves before the framework is asked. */
const frontDoor =
  (trySend: TrySend): FastifyServerFactory =>
  (handler, options) =>
    createServer(options as object, (request, response) => {
      if (!trySend(request, response)) handler(request, response);
    });
