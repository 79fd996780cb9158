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

export type Problems = Partial<Record<keyof OneBirth | 'form', string>>;

/** Without a place, Paris: it moves the Moon by hardly more than its own width. */
const PARIS_ID = '2988507';

/** The sky of one birth, or what is wrong with it, field by field. */
export async function askSky(call: Client['call'], birth: OneBirth): Promise<OneSky | Problems> {
  try {
    let answer = await call(moonSignResult, {
      birthdate: birth.birthdate,
      birthtime: birth.birthtime || undefined,
      birthcity: String(birth.birthcity?.id ?? PARIS_ID),
      display: true,
    });
    if (answer.status === 'question') {
      // An hour that clocks showed twice: one hour moves the Moon by half a degree, the likelier is enough here.
      const { choices } = answer.question;
      answer = await call(moonSignResult, {
        infos: (choices.find(({ likely }) => likely) ?? choices[0])?.infos,
        display: true,
      });
    }
    if (answer.status !== 'ready') return { form: 'Ces deux naissances n’ont pas pu être lues.' };
    return {
      name: birth.firstname.trim(),
      sun: answer.sun_sign,
      moon: answer.sign,
      possibleMoons: possibleSigns(answer.certainty, 'moon'),
      timeKnown: answer.proof.time_known,
    };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return Object.keys(error.fields).length > 0 ? error.fields : { form: error.sentence };
  }
}

export const isSky = (found: OneSky | Problems): found is OneSky => 'sun' in found;
