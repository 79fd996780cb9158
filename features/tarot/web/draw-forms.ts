import { urlOf } from '@solelune/screen';
import type { Answers, CallForm } from '@solelune/screen/address-form';
import { drawNew, drawTouch } from '../contract.ts';
import { birthNumber } from '../engine/spreads/arcanum-number.ts';
import { addresses } from './addresses.ts';
import { type DrawWords, drawWords } from './draws.ts';

const toDraw: CallForm['to'] = ({ id }) => urlOf(addresses.draw, { id: String(id) });

/** Only what the page offers: the spread, its reversals. */
const startForm = ({ spreads, withReversals }: DrawWords): CallForm => ({
  fields: ['spread', ...(withReversals ? ['reversals'] : [])],
  call: drawNew,
  input: ({ spread, reversals }) => ({ spread: spread || spreads[0], reversals }),
  to: toDraw,
});

export const threeForm = startForm(drawWords('index'));
export const crossForm = startForm(drawWords('cross'));
export const loveForm = startForm(drawWords('love'));
export const singleForm = startForm(drawWords('single'));
export const yesNoForm = startForm(drawWords('yes-no'));
export const bellineForm = startForm(drawWords('belline'));
export const angelsForm = startForm(drawWords('angels'));

const BIRTH = /^(?:(\d{4})-(\d{2})-(\d{2})|(\d{2})\/(\d{2})\/(\d{4}))$/;

/** The arcanum of a date as forms write it; nothing where none can be read: the date itself is never sent on. */
export function arcanumOf({ birthdate = '' }: Answers): number | undefined {
  const found = BIRTH.exec(birthdate.trim());
  if (!found) return undefined;
  const iso = found[1] ? birthdate.trim() : `${found[6]}-${found[5]}-${found[4]}`;
  return Number.isNaN(Date.parse(iso)) ? undefined : birthNumber(iso).number;
}

export const personalForm: CallForm = {
  fields: ['theme', 'pack', 'count', 'reversals', 'birthdate'],
  call: drawNew,
  input: (answers) => {
    const { theme, pack, count, reversals } = answers;
    return { spread: 'personal', theme, pack, count, reversals, significator: arcanumOf(answers) };
  },
  to: toDraw,
};

/** The largest fan there is: the whole tarot. */
const MOST_PLACES = 78;
export const placeField = (place: number): string => `place-${place}`;
const places = Array.from({ length: MOST_PLACES }, (_, index) => index + 1);

/** The fan, whose cards are boxes to tick: taken in the order of the fan, what is missing by chance. */
export const touchForm: CallForm = {
  fields: ['draw', 'seed', ...places.map(placeField)],
  call: drawTouch,
  input: (answers) => ({
    ...{ id: answers['draw'], seed: answers['seed'] },
    picks: places.filter((place) => answers[placeField(place)]).join(','),
  }),
  to: toDraw,
};
