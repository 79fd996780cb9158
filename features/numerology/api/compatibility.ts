import { handle } from '@solelune/contract/server';
import { compatibility } from '../contract.ts';
import { compareFirstNames } from '../first-names.ts';
import { toolIntroduction } from './tool-introduction.ts';

/** The pair that the introduction's text counts. */
const EXAMPLE = { firstname_from: 'Claire', firstname_to: 'Hugo' };

export const compatibilityHandler = handle(compatibility, (_, { services }) => {
  const compared = compareFirstNames(EXAMPLE);
  if (!compared.ok) throw new Error('the example of first names cannot be counted');
  return {
    ...toolIntroduction(services, 'compatibilite-prenom', 'Compatibilité des prénoms'),
    example: { firstnames: EXAMPLE, compatibility: compared.value },
  };
});
