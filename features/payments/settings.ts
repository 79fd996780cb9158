import { defineSettings, url } from '@solelune/platform';
import { z } from 'zod';

const text = (least: number, message: string) => z.string().min(least, message).optional();

/** What the house tells about payments. Without a key there are none, except on the sandbox, outside production. */
export const paymentSettings = defineSettings(
  {
    STRIPE_SECRET_KEY: text(20, 'doit être la clé secrète donnée par Stripe'),
    STRIPE_WEBHOOK_SECRET: text(10, 'doit être le secret de signature donné par Stripe'),
    STRIPE_API_URL: url(['http', 'https']).optional(),
    PAYMENTS_MEDIATOR: z.string().optional(),
    SITE_LEGAL_VAT: z.string().optional(),
  },
  (env) => ({
    key: env.STRIPE_SECRET_KEY,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET,
    apiUrl: env.STRIPE_API_URL,
    mediator: env.PAYMENTS_MEDIATOR,
    vatNumber: env.SITE_LEGAL_VAT,
  }),
);
