import { jsErrors } from '@solelune/monitoring/contract';
import type { Screen } from '@solelune/screen';
import { client } from '../state/client.ts';
import { isWorthReporting, REPORTS_PER_PAGE_LIFE } from './worth-reporting.ts';

let sent = 0;
let shown: Screen | null = null;

/** Which screen errors happen on, from now on. */
export const noteScreen = (screen: Screen): void => {
  shown = screen;
};

/** Addresses may hold birth data or codes: the pattern of the screen says where it happened. */
const path = () => shown?.path ?? location.pathname.split('/', 3).join('/');

export function reportError(error: unknown, about: { context?: string; route?: string; data?: string } = {}): void {
  const message = messageOf(error);
  if (sent >= REPORTS_PER_PAGE_LIFE || !isWorthReporting(message, navigator.userAgent)) return;
  sent++;
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const err = {
    message: message.slice(0, 2000),
    url: location.origin + path(),
    path: path(),
    context: `${about.context ?? ''} ${stack}`.trim().slice(0, 4000),
    user_agent: navigator.userAgent.slice(0, 500),
    route: about.route ?? shown?.name ?? '',
    data: about.data ?? '',
  };
  client.call(jsErrors, { err }).catch(() => {
    // The report of an error must not become one.
  });
}

/** Listens from the first moment to what nobody has caught. */
export function reportWindowErrors(): void {
  addEventListener('error', (event) => reportError(event.error ?? event.message, { context: 'window' }));
  addEventListener('unhandledrejection', (event) => reportError(event.reason, { context: 'promise' }));
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}`.replace(/^Error: /, '') : String(error ?? '');
