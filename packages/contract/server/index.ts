export { Failure, fail } from '../errors.ts';
export { type AccessTable, openAccessTable } from './access-table.ts';
export {
  answerChannel,
  type ChannelAnswer,
  type ChannelContext,
  type LogAnswer,
  type StateAnswer,
} from './channels.ts';
export { type CallContext, type Handler, handle, type Services, type Who } from './context.ts';
export {
  DOWNLOADS_PATH,
  type Download,
  type DownloadedFile,
  downloadLink,
  downloadsOf,
  readDownloadLink,
} from './downloads.ts';
export {
  type Awaiting,
  type ChooseDisplays,
  channelsOf,
  defineFeature,
  type FeatureParts,
  type FileServer,
  handlersOf,
  type Identify,
  migrationFolders,
  type ServerFeature,
} from './feature.ts';
export type { DeletionServices, MemberHooks, MembersOfFeatures, UserParts } from './member-hooks.ts';
export { oddCharacters } from './odd-characters.ts';
export type { Pages } from './pages.ts';
export { type Caller, type Outcome, type Pipeline, runCall } from './pipeline.ts';
export { storageFailure } from './storage-failure.ts';
export { type Transact, transactIn } from './transactions.ts';
export { receiveWebhook, type Webhook, type WebhookEvent, webhookJobs, webhooksOf } from './webhooks.ts';
