import { sentenceOfError } from '@solelune/contract/client';
import type { Screen } from '@solelune/screen';
import { reportError } from '../error-reporting/report-error.ts';
import { toasts } from '../toasts/toasts.ts';

/** A failure that has no page of its own: its sentence (or the default one) in a notice, and a line in the log. */
export function reportLoadFailure(error: unknown, screen: Screen): void {
  toasts.add({ variant: 'error', message: sentenceOfError(error) });
  reportError(error, { context: 'page load', route: screen.name });
}
