import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BirthForm } from './birth-form.tsx';

const keepBox = (keptFor: 'me' | 'contact' | null) => {
  const html = renderToString(
    <BirthForm
      submitLabel="Calculer"
      validate={{}}
      searchPlaces={async () => []}
      canKeep
      keptFor={keptFor}
      onSubmit={() => {}}
    />,
  );
  return { isKept: html.includes('Cette naissance est'), html };
};

it('a birth is kept when the person says so, or when it was asked for and they leave it', () => {
  expect(keepBox(null).isKept).toBe(false);
  expect(keepBox('me').isKept).toBe(true);
  expect(keepBox('contact').html).toMatch(/value="contact"[^>]*checked|checked[^>]*value="contact"/);
});
