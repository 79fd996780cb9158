import { type FeatureParts, fail, receiveWebhook, type Webhook } from '@solelune/contract/server';
import type { FastifyInstance } from 'fastify';
import { TEXT_BODY_BYTES } from './body-limits.ts';
import { sendFailure } from './errors.ts';

/** Far more than a provider sends; enough to tell a flood. */
const LIMIT = { max: 3000, timeWindow: 60_000 };

/** One address per webhook. What is signed are bytes, so bytes are read; what does not prove whose it is is refused and leaves no trace. */
export async function registerWebhooks(
  app: FastifyInstance,
  webhooks: readonly Webhook[],
  parts: FeatureParts,
): Promise<void> {
  const { services, transaction, now } = parts;
  await app.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: TEXT_BODY_BYTES }, (_, body, done) =>
      done(null, body),
    );
    for (const webhook of webhooks)
      own.post(`/webhooks/${webhook.name}`, { config: { rateLimit: LIMIT } }, async (request, reply) => {
        const headers = request.headers as Record<string, string | undefined>;
        const event = Buffer.isBuffer(request.body) ? webhook.verify(request.body, headers, parts) : null;
        if (!event) return sendFailure(reply, fail('malformed_body'));
        await transaction((tx) => receiveWebhook(tx, services, webhook.name, event, now()));
        return reply.header('cache-control', 'no-store').send({ received: true });
      });
  });
}
