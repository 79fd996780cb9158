import {
  type AddressForm,
  type CallForm,
  leadOf,
  problemsSoFar,
  readAnswers,
  type SentForm,
  unchosenIn,
} from '@solelune/screen/address-form';
import type { RunPageCall } from './site-bundle.ts';

/** Where a form that was sent leads, or how it comes back. */
export type Followed = { to: string } | { sent: SentForm };

/** Does what the page would have done, and looks up what only a living page could have proposed. */
export async function followForm(form: AddressForm | CallForm, body: unknown, runCall: RunPageCall): Promise<Followed> {
  const answers = readAnswers(form, isRecord(body) ? body : {});
  if ('call' in form) return followCall(form, answers, runCall);
  const lead = leadOf(form, answers);
  if ('to' in lead) return { to: withinSite(lead.to) };
  const problems = { ...lead.problems };
  const matches: Record<string, SentForm['matches'][string]> = {};
  for (const [field, { call, input, matchesOf, sentences }] of unchosenIn(form, answers)) {
    const { status, body: answer } = await runCall(call, input((answers[field] ?? '').trim()));
    const found = status === 200 ? matchesOf(answer) : [];
    if (found.length > 0) matches[field] = found;
    else problems[field] = sentences.none;
  }
  return { sent: { answers, problems: problemsSoFar(form, answers, problems), matches } };
}

/** What is refused comes back beside its field; what no field can say, beside the first. */
async function followCall(form: CallForm, answers: SentForm['answers'], runCall: RunPageCall): Promise<Followed> {
  const { status, body } = await runCall(form.call, form.input(answers));
  if (status === 200) return { to: withinSite(form.to(body)) };
  const fields = isRecord(body['fields']) ? (body['fields'] as Record<string, string>) : {};
  const own = Object.entries(fields).filter(([field]) => form.fields.includes(field));
  const problems = own.length > 0 ? Object.fromEntries(own) : { [form.fields[0] ?? '']: String(body['error']) };
  return { sent: { answers, problems, matches: {} } };
}

const isRecord = (body: unknown): body is Record<string, unknown> => typeof body === 'object' && body !== null;

/** Forms lead to pages of this site: an address that a browser would read as another's is a fault of ours, and leads nowhere. */
function withinSite(to: string): string {
  const site = 'https://site.invalid';
  if (!to.startsWith('/') || new URL(to, site).origin !== site) throw new Error('A form leads out of the site');
  return to;
}
