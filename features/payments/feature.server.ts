import { defineFeature } from '@solelune/contract/server';
import { paymentsExtension } from './api/extension.ts';
import { cardForgetHandler, sunsHandler } from './api/handlers/cards.ts';
import { documentDownload, documentHandler, documentLinkHandler } from './api/handlers/documents.ts';
import { refundHandler, withdrawalsHandler, withdrawHandler } from './api/handlers/giving-back.ts';
import {
  orderCancelHandler,
  orderHandler,
  orderLookHandler,
  orderNewHandler,
  orderPayHandler,
  orderQuoteHandler,
  purchasesHandler,
  statusHandler,
} from './api/handlers/orders.ts';
import { paymentJobs } from './api/jobs.ts';
import { orderChannelAnswer } from './api/order-channel.ts';
import { assertNoSandbox } from './api/provider/open-provider.ts';
import { sandboxBeside } from './api/sandbox-beside.ts';
import { sunsProduct } from './api/suns-product.ts';
import { stripeWebhook } from './api/webhook.ts';
import { paymentLetters } from './mail/letters.ts';
import { paymentSettings } from './settings.ts';

const settings = Object.assign(
  (config: Parameters<typeof paymentSettings>[0]) => {
    assertNoSandbox(config);
    return paymentSettings(config);
  },
  { names: paymentSettings.names },
);

/** Orders, cards, receipts, refunds. */
export default defineFeature({
  name: 'payments',
  settings,
  migrations: new URL('./api/migrations/', import.meta.url),
  permissions: { 'payments.refund': ['support', 'finance', 'administrator'] },
  letters: paymentLetters,
  jobs: paymentJobs,
  channels: [orderChannelAnswer],
  webhooks: [stripeWebhook],
  downloads: [documentDownload],
  members: paymentsExtension,
  products: [sunsProduct],
  beside: sandboxBeside,
  handlers: [
    ...[
      sunsHandler,
      orderNewHandler,
      orderHandler,
      orderQuoteHandler,
      orderPayHandler,
      orderCancelHandler,
      orderLookHandler,
      statusHandler,
    ],
    ...[purchasesHandler, cardForgetHandler, documentHandler, documentLinkHandler],
    ...[withdrawalsHandler, withdrawHandler, refundHandler],
  ],
});
