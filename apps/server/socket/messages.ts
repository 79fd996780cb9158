import type { Said } from '@solelune/contract/socket-messages';
import { z } from 'zod';

const id = z.int().min(0);

/** What a browser may say to the frame itself. */
const SAID_SCHEMAS = {
  identify: z.object({ id, token: z.string().max(4096).nullable() }),
  subscribe: z.object({ id, channel: z.string().max(100), input: z.unknown(), after: z.int().min(0).optional() }),
  unsubscribe: z.object({ id }),
} satisfies { [Action in keyof Said]: z.ZodType<Said[Action]> };

export type Message = { [Action in keyof Said]: { action: Action; data: Said[Action] } }[keyof Said];

/** Null when it is no message at all. */
export function readEnvelope(raw: string): { action: string; data: unknown } | null {
  try {
    const message = JSON.parse(raw) as { action?: unknown; data?: unknown } | null;
    return typeof message?.action === 'string' ? { action: message.action, data: message.data } : null;
  } catch {
    return null;
  }
}

/** Null when it is none of the frame's, or not as the frame wants it. */
export function readSaid({ action, data }: { action: string; data: unknown }): Message | null {
  if (!Object.hasOwn(SAID_SCHEMAS, action)) return null;
  const parsed = SAID_SCHEMAS[action as keyof Said].safeParse(data);
  return parsed.success ? ({ action, data: parsed.data } as Message) : null;
}
