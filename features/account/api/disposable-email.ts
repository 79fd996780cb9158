import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';

const DOMAINS = disposableEmailBlocklistSet();

/** True for an address of a throw-away service, one of its subdomains included. */
export function isDisposable(email: string): boolean {
  const labels = (email.split('@')[1] ?? '').toLowerCase().split('.');
  return labels.some((_, index) => DOMAINS.has(labels.slice(index).join('.')));
}
