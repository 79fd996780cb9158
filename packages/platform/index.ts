import { join } from 'node:path';

export { type AuditVerdict, appendAudit, auditLines, verifyAudit } from './audit/audit.repo.ts';
export type { AuditDeed, AuditLine } from './audit/chain.ts';
export { CannotStart } from './cannot-start.ts';
export { type Channels, openChannels } from './channels/channels.ts';
export { forgetLogsJob } from './channels/forget-job.ts';
export { boundsOf, entriesAfter, type LogEntry, type LogName, lastNumbers } from './channels/log.ts';
export { openSteadyClock } from './clock.ts';
export { ConfigError } from './config/config-error.ts';
export { integer, oneOf, onOff, url } from './config/fields.ts';
export { type Origin, readTelling, type Telling } from './config/told.ts';
export {
  CONFIG_VARIABLES,
  type Config,
  defineSettings,
  MEMORY,
  missingLegal,
  readConfig,
  type Settings,
} from './config.ts';
export {
  type Database,
  type DatabaseOptions,
  openDatabase,
  type Reader,
  readRows,
  type Writer,
} from './database/database.ts';
export { DataDirLocked, lockDataDir } from './database/lock.ts';
export { MigrationError, readMigrations } from './database/migration-files.ts';
export { moveRecords } from './database/move-records.ts';
export { differencesOf, type TableSum, tableSums } from './database/table-sums.ts';
export * from './database/tables.ts';
export { dumpMigrated } from './database/template.ts';
export { refusalOfDatabase } from './database/wait-for-server.ts';
export { DataDirUnusable, orUnusable, prepareDataDir } from './disk/data-dir.ts';
export { isDatabaseAway, isOutOfRoom } from './disk/storage-errors.ts';
export { type EventHandler, type Events, openEvents } from './events/events.ts';
export { type Files, openFiles } from './files/files.ts';
export { moveFiles } from './files/move-files.ts';
export { type Hashing, HashingBusy, openHashing } from './hashing/hashing.ts';
export { newId, randomToken } from './ids.ts';
export { defineJob, type Job, type JobRun } from './jobs/job.ts';
export { type Jobs, openJobs } from './jobs/jobs.ts';
export type { JobProgress } from './jobs/progress.ts';
export { type ErrorSide, type ErrorTally, openErrorTally } from './log/error-tally.ts';
export { createLogger, type Logger } from './log/logger.ts';
export { type SafeError, safeError } from './log/safe-error.ts';
export { safeUrl } from './log/safe-url.ts';
export { SEALED_MAIL } from './mail/content.ts';
export { type Mail, type MailWitness, openMail, type StoredMail } from './mail/mail.ts';
export type { Attachment, MailMessage } from './mail/message.ts';
export { watchKept } from './metrics/kept.ts';
export { type Metrics, openMetrics } from './metrics/metrics.ts';
export { SEALED_PUSH } from './push/device.repo.ts';
export { openPush, type Push } from './push/push.ts';
export { resealColumn, resealJob } from './sealed/reseal.ts';
export { type AnySealedColumn, type SealedColumn, sealedBytes, sealedText } from './sealed/sealed-column.ts';
export {
  BrokenSeal,
  openSealing,
  type SealedBytes,
  type SealedText,
  type Sealing,
  UnknownSealingKey,
} from './sealed/sealing.ts';
export { openSecrets, type Secrets } from './secrets.ts';
export { createStopping, type Stopping, stopWithLauncher } from './stop.ts';
export { ThreadPool } from './threads/thread-pool.ts';
export type { ThreadReply } from './threads/work-thread.ts';

/** The tables of the platform itself; the composition root gives it to `database.migrate` with the folders of the features. */
export const PLATFORM_MIGRATIONS = join(import.meta.dirname, 'migrations');
