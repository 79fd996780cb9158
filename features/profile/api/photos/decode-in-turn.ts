import { type Failure, fail } from '@solelune/contract/server';
import { type PictureOutcome, PictureProcess } from './picture-process.ts';
import type { Picture } from './read-picture.ts';
import { type NoTurn, Turns } from './turns.ts';

/** One picture at a time in this process of the server: decoded pixels take memory and encoders take a core. */
const decoder = new PictureProcess();
/** A browser sends one after the other. What waits is in memory, with the rest of its form. */
const turns = new Turns({ ofOne: 3, ofAll: 20 });

const SENTENCES: Record<Exclude<PictureOutcome, Picture | 'gone'>, string> = {
  not_a_picture: 'Ce fichier n’est pas une photo JPEG, PNG, WebP ou AVIF',
  too_many_pixels: 'Cette photo est trop grande : 50 millions de pixels au plus',
  too_small: 'Cette photo est trop petite : 64 pixels de côté au moins',
  too_long: 'Cette photo est trop étroite : dix fois plus longue que large au plus',
  damaged: 'Cette photo est abîmée et n’a pas pu être lue',
  too_slow: 'Cette photo demande trop de travail : enregistrez-la plus petite, puis réessayez',
};

const NO_TURN: Record<NoTurn, Failure> = {
  own_line_full: fail('too_many_requests', {
    sentence: 'Vos photos précédentes sont encore en préparation. Attendez-les avant d’en envoyer d’autres.',
  }),
  line_full: fail('unavailable', {
    sentence: 'Beaucoup de photos arrivent en ce moment. Réessayez dans quelques minutes.',
  }),
  // Nobody reads this one.
  gone: fail('network'),
};
const isNoTurn = (outcome: PictureOutcome | NoTurn): outcome is NoTurn =>
  typeof outcome === 'string' && outcome in NO_TURN;

interface Sender {
  userId: string;
  /** The field of the form that holds the file. */
  field: string;
  signal: AbortSignal;
}

/** The picture that a member sent, when their turn has come, or what to tell them. */
export async function decodeInTurn(bytes: Uint8Array, { userId, field, signal }: Sender): Promise<Picture | Failure> {
  const outcome = await turns.run(userId, signal, () => decoder.read(bytes, signal));
  if (isNoTurn(outcome)) return NO_TURN[outcome];
  return typeof outcome === 'string' ? fail('invalid_input', { fields: { [field]: SENTENCES[outcome] } }) : outcome;
}
