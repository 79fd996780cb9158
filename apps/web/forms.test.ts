import { isClosed } from '@solelune/screen';
import { type AddressForm, chosenFields, leadOf, readAnswers } from '@solelune/screen/address-form';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchScreen, screens } from './screens.ts';

const declared = screens.filter(({ form }) => form);

/** Whatever somebody may send: nothing, nonsense, other addresses, what a good form holds. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.constantFrom('', '..', '.', '//ailleurs.example', 'https://ailleurs.example', '\\\\ailleurs.example', '?a#b'),
  fc.constantFrom('Camille', '1988-06-17', '17/06/1988', '14:25', '2996944', 'Lyon, Rhône', '5', '17', '6', '1988'),
);
const anyAnswers = ({ fields, lookups = {} }: AddressForm) =>
  fc.record(
    Object.fromEntries(
      [...fields, ...Object.keys(lookups).flatMap((field) => Object.values(chosenFields(field)))].map((name) => [
        name,
        anyText,
      ]),
    ),
    { requiredKeys: [] },
  );

describe.each(declared)('the form of $name', (screen) => {
  it('stands on a page that everybody may see', () => {
    expect(isClosed(screen)).toBe(false);
  });

  it('leads to a page of this site, or says what is wrong beside a field of its own', async () => {
    const form = (await screen.form?.()) as AddressForm;
    fc.assert(
      fc.property(anyAnswers(form), (sent) => {
        const lead = leadOf(form, readAnswers(form, sent));
        if ('problems' in lead) {
          expect(Object.keys(lead.problems).length).toBeGreaterThan(0);
          for (const field of Object.keys(lead.problems)) expect(form.fields).toContain(field);
          return;
        }
        expect(lead.to).toMatch(/^\/[^/\\]/);
        // As a browser reads it: no dots that climb, no other host.
        const { origin, pathname } = new URL(lead.to, 'https://site.invalid');
        expect(origin).toBe('https://site.invalid');
        expect(matchScreen(pathname)?.screen.name).toBe(matchScreen(lead.to)?.screen.name);
        expect(matchScreen(pathname)).not.toBeNull();
      }),
    );
  });
});

it('every calculator has one', () => {
  expect(declared.map(({ name }) => name)).toMatchInlineSnapshot(`
    [
      "astrology.ascendant",
      "astrology.descendant",
      "astrology.love-compatibility",
      "astrology.moon-sign",
      "astrology.natal-chart",
      "astrology.solar-revolution",
      "astrology.sky-map",
      "astrology.transits",
      "horoscopes.custom",
      "horoscopes.custom-site",
      "horoscopes.yearly-custom",
      "numerology.expression",
      "numerology.affective",
      "numerology.lifepath",
      "numerology.compatibility",
      "numerology.universal",
      "numerology.universal-themes",
      "angels.birth",
      "angels.list",
      "angels.regency",
      "angels.ritual",
      "angels.test",
      "angels.synchronicity",
      "lithotherapy.index",
    ]
  `);
});
