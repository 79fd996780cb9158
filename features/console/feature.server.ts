import { defineFeature } from '@solelune/contract/server';
import { earningsHandler } from './api/earnings.ts';
import { consoleExtension } from './api/extension.ts';
import { bankHandler, bankSaveHandler } from './api/payout/bank.ts';
import {
  payoutAwaiting,
  payoutDownload,
  payoutFileHandler,
  payoutMakeHandler,
  payoutsHandler,
} from './api/payout/payouts.ts';
import { bankHolder, bankIban, linePayee, payoutDebtor } from './api/payout/tables.ts';
import { statementDownload, statementLinkHandler } from './api/statement.ts';
import { consoleLetters } from './mail/letters.ts';
import { payoutSettings } from './settings.ts';

/** The advisor's own side, beside their queue and their questions (features/consultations), and how they are paid. */
export default defineFeature({
  name: 'console',
  permissions: { 'console.see': ['advisor'], 'console.payouts': ['finance', 'administrator'] },
  migrations: new URL('./api/migrations/', import.meta.url),
  settings: payoutSettings,
  sealed: [bankHolder, bankIban, payoutDebtor, linePayee],
  letters: consoleLetters,
  members: consoleExtension,
  awaiting: payoutAwaiting,
  downloads: [statementDownload, payoutDownload],
  handlers: [
    ...[earningsHandler, statementLinkHandler, bankHandler, bankSaveHandler],
    ...[payoutsHandler, payoutMakeHandler, payoutFileHandler],
  ],
});
