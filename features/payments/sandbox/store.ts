import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

export interface Method {
  id: string;
  customer: string | null;
  /** Of the card only what a receipt would show; its number is forgotten where it was typed. */
  last4: string;
  brand: string;
  /** Which test card it is, by its place in the list. */
  card: number;
}
export interface Intent {
  id: string;
  amount: number;
  status: 'requires_payment_method' | 'requires_action' | 'requires_capture' | 'succeeded' | 'canceled';
  manual: boolean;
  customer: string | null;
  method: string | null;
  keep: boolean;
  received: number;
  fee: number;
  error: { code: string; decline_code?: string } | null;
  returnUrl: string | null;
  metadata: Record<string, string>;
  created: number;
}
export interface Session {
  id: string;
  status: 'open' | 'complete' | 'expired';
  amount: number;
  label: string;
  manual: boolean;
  keep: boolean;
  customer: string | null;
  intent: string | null;
  successUrl: string;
  cancelUrl: string;
  expires: number;
  metadata: Record<string, string>;
}
export interface SandboxRefund {
  id: string;
  intent: string;
  amount: number;
  status: 'succeeded' | 'failed';
  metadata: Record<string, string>;
}
export interface SandboxDispute {
  id: string;
  intent: string;
  amount: number;
  fee: number;
  status: 'needs_response' | 'won' | 'lost';
}

/** Everything that the sandbox knows, as plain values: in a file, it outlives the process. */
export interface Store {
  customers: Record<string, { id: string; deleted: boolean }>;
  methods: Record<string, Method>;
  intents: Record<string, Intent>;
  sessions: Record<string, Session>;
  refunds: Record<string, SandboxRefund>;
  disputes: Record<string, SandboxDispute>;
  /** Answers by idempotency key, with a print of what was asked. */
  answered: Record<string, { asked: string; answer: { status: number; body: unknown } }>;
}

const empty = (): Store => ({
  ...{ customers: {}, methods: {}, intents: {}, sessions: {}, refunds: {}, disputes: {}, answered: {} },
});

export const newName = (prefix: string): string => `${prefix}_test_${randomBytes(12).toString('hex')}`;

export interface KeptStore {
  data: Store;
  /** After each change. */
  keep(): void;
}

export function openStore(file: string | null): KeptStore {
  const data = file && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Store) : empty();
  return { data, keep: () => file && writeFileSync(file, JSON.stringify(data), { mode: 0o600 }) };
}
