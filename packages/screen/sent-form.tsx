import { createContext, type ReactNode, use } from 'react';
import type { SentForm } from './address-form.ts';

const SentFormContext = createContext<SentForm | null>(null);

/** Around a page that answers a form which was sent to it. */
export function SentFormProvider({ sent, children }: { sent: SentForm | undefined; children: ReactNode }) {
  return <SentFormContext value={sent ?? null}>{children}</SentFormContext>;
}

/** Null unless this page is the answer to its own form. */
export const useSentForm = (): SentForm | null => use(SentFormContext);
