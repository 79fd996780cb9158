import { CallError, type Client } from '@solelune/contract/client';
import { moonSignResult } from '../../contract.ts';
import type { SignFacts, SignKey } from '../../engine/signs.ts';
import { possibleSigns } from '../frame/doubt.ts';

export interface OneBirth {
  firstname: string;
  birthdate: string;
  birthtime: string;
  birthcity: { id: string | number; label: string } | null;
}

/** What a birth says of its two lights. */
export interface OneSky {
  name: string;
  sun: SignFacts;
  moon: SignFacts;
  /** More than one when the hour is unknown and the Moon changed signs that day. */
  possibleMoons: readonly SignKey[];
  timeKnown: boolean;
}

/** Without a place, Paris: it moves the Moon by hardly more than its own width. */
const PARIS_ID = '2988507';

/** The sky of one birth; raises a `CallError` that says what is wrong with it, field by field. */
async function askSky(call: Client['call'], birth: OneBirth, signal: AbortSignal): Promise<OneSky> {
  let answer = await call(
    moonSignResult,
    {
      birthdate: birth.birthdate,
      birthtime: birth.birthtime || undefined,
      birthcity: String(birth.birthcity?.id ?? PARIS_ID),
      display: true,
    },
    { signal },
  );
  if (answer.status === 'question') {
    // An hour that clocks showed twice: one hour moves the Moon by half a degree, the likelier is enough here.
    const { choices } = answer.question;
    const { infos } = choices.find(({ likely }) => likely) ?? choices[0] ?? {};
    answer = await call(moonSignResult, { infos, display: true }, { signal });
  }
  if (answer.status !== 'ready')
    throw new CallError('unknown', { sentence: 'Ces deux naissances n’ont pas pu être lues.' });
  return {
    name: birth.firstname.trim(),
    sun: answer.sun_sign,
    moon: answer.sign,
    possibleMoons: possibleSigns(answer.certainty, 'moon'),
    timeKnown: answer.proof.time_known,
  };
}

/** Who is who in the form; a field is named `you[birthdate]`. */
export type Couple = Record<'you' | 'other', OneBirth>;

/** Both skies, or all that is wrong with both births at once. */
export async function askSkies(call: Client['call'], couple: Couple, signal: AbortSignal): Promise<[OneSky, OneSky]> {
  const fields: Record<string, string> = {};
  const failures: unknown[] = [];
  const ask = (who: keyof Couple) =>
    askSky(call, couple[who], signal).catch((error: unknown) => {
      failures.push(error);
      const own = error instanceof CallError ? error.fields : {};
      for (const [name, sentence] of Object.entries(own)) fields[`${who}[${name}]`] = sentence;
    });
  const [you, other] = await Promise.all([ask('you'), ask('other')]);
  if (you && other) return [you, other];
  throw Object.keys(fields).length > 0 ? new CallError('invalid_input', { fields }) : failures[0];
}
