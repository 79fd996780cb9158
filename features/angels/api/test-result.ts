import { fail, handle } from '@solelune/contract/server';
import { testResult } from '../contract.ts';
import { angelBySlug, matchesOf } from '../engine/index.ts';
import { cardOf, partOf, portraitOf, roleOf } from './texts.ts';

const NEAR = 4;

export const testResultHandler = handle(testResult, ({ angel: slug }, { services: { corpus } }) => {
  const angel = angelBySlug(slug);
  if (!angel) return fail('not_found');
  const { meta, portrait } = portraitOf(corpus, angel, ['essence', 'gifts', 'love', 'work', 'path', 'call']);
  // Those that share most feelings with it; itself is the first of all.
  const near = matchesOf(angel.feelings).filter((match) => match.angel !== angel);
  return {
    angel: cardOf(corpus, angel),
    portrait,
    message: partOf(corpus, angel, 'oracle').html,
    role: roleOf(corpus, 'personal'),
    neighbours: near.slice(0, NEAR).map((match) => cardOf(corpus, match.angel)),
    __META__: { title: `Votre ange personnel : ${angel.name}`, description: meta.description },
  };
});
