import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { indexCorpus } from '../corpus.ts';
import { defineKind, MOULD_LIMITS } from '../kind.ts';
import { sayProblem } from '../problem.ts';
import { mouldOf, mouldTable } from './mould.ts';
import { faultsIn, meansLate, opensOnScene } from './mould-rules.ts';

const kind = defineKind({
  name: 'sample.planet',
  folder: 'planete',
  slugs: /^\d+$/,
  frontMatter: z.object({}),
  sections: [],
  minWords: 1,
  fragment: true,
  mould: MOULD_LIMITS,
});
const GOOD = [
  'Vous allez vite.',
  'Ce ciel aime la lenteur et la fidélité, et il le montre.',
  'La parole vient tard.',
  'Une patience rare, que l’on reconnaît à son silence plus encore qu’à ses actes.',
  'Le cœur a ses heures.',
];
const judge = (texts: readonly string[]) => {
  const files = texts.map((text, index) => ({ file: `planete/${index}.md`, raw: `---\ntitle: Une\n---\n${text}\n` }));
  const { mould, problems } = mouldOf(kind, indexCorpus(files, [kind]).texts);
  return { mould, said: problems.map(sayProblem) };
};

describe('the mould of a family', () => {
  it('lets good texts pass, and prints their figures', () => {
    const { mould, said } = judge(GOOD);
    expect(said).toEqual([]);
    expect(
      mouldTable([{ kind: 'sample.planet', mould }])
        .split('\n')
        .at(-1),
    ).toMatch(/^sample\.planet +5 +0\.0 %\* +0\.0 %\* +\d\d\.\d %\*(?: +0\*){5}$/);
  });

  // Each limit fails on texts planted for it.
  it.each<[string, string[], string]>([
    ['closing orders', ['Notez-le.', 'Le soir, écrivez.', ...GOOD], '28.6 %'],
    [
      'closing orders',
      ['Notez-le.', 'Le soir, écrivez.', 'Gardez la porte.', ...GOOD],
      'planete: sample.planet: 37.5 % of the passages close on an order, of at most 30.0 % (closing-orders)',
    ],
    [
      'scenes',
      ['Dans la cuisine, la paix.', 'Un tiroir ferme mal.', ...GOOD],
      'planete: sample.planet: 28.6 % of the passages open on a scene, of at most 25.0 % (scenes)',
    ],
    [
      'lengths',
      Array.from({ length: 6 }, () => 'Quatre mots font phrase.'),
      'planete: sample.planet: lengths vary by 0.0 % of their mean, of more than 15.0 % (spread)',
    ],
    [
      'a past',
      ['Vous avez descendu trois étages sans bruit, et vous le savez encore aujourd’hui.', ...GOOD],
      'planete/0.md [lead]: « Vous avez descendu trois étages sans bruit, et vous le savez encore aujourd’hui. » (invented-past)',
    ],
    ['a promise', ['Vous trouverez la paix.', ...GOOD], 'planete/0.md [lead]: « Vous trouverez la paix. » (promise)'],
    [
      'a promise about the reader',
      ['Cette lenteur vous apportera la paix.', ...GOOD],
      'planete/0.md [lead]: « Cette lenteur vous apportera la paix. » (promise)',
    ],
    [
      'a meaning that comes late',
      ['Une clé tourne. Le couloir sent la soupe froide. Vous aimez rentrer.', ...GOOD],
      'planete/0.md [lead]: « Une clé tourne. Le couloir sent la soupe froide. » (late-meaning)',
    ],
    [
      'a hint of illness',
      ['Une maladie a pu vous y conduire.', ...GOOD],
      'planete/0.md [lead]: « Une maladie a pu vous y conduire. » (insinuation)',
    ],
    [
      'a hint of abuse',
      ['On vous a peut-être maltraité.', ...GOOD],
      'planete/0.md [lead]: « On vous a peut-être maltraité. » (insinuation)',
    ],
    ['an age', ['À trente ans, tout change.', ...GOOD], 'planete/0.md [lead]: « À trente ans, tout change. » (age)'],
  ])('%s', (_, texts, expected) => {
    const { said } = judge(texts);
    if (expected === '28.6 %') expect(said).toEqual([]);
    else expect(said).toEqual([expected]);
  });
});

describe('sentences', () => {
  it.each([
    'Il y avait dans la maison un secret.',
    'Votre grand-mère taisait quelque chose.',
    'Enfant, on vous donnait plus que votre âge.',
    'On vous a appris à plaire.',
    'Vous avez appris à perdre.',
  ])('an invented past: %s', (sentence) => expect(faultsIn(sentence)).toContain('invented-past'));
  it.each([
    'Peut-être avez-vous appris à perdre.',
    'Vous avez peut-être appris à perdre.',
    'Votre mère chantait-elle ?',
    'Vous avez du mal à partir.',
    'Quand vous avez donné votre parole, elle tient.',
    'Le père qui se tait vous intimide.',
  ])('no invented past: %s', (sentence) => expect(faultsIn(sentence)).toEqual([]));
  it.each(['Vous ne vendrez pas la maison.', 'Il arrivera une lettre.', 'Vous serez libre.', 'Vous réussirez.'])(
    'a promise: %s',
    (sentence) => expect(faultsIn(sentence)).toEqual(['promise']),
  );
  it.each([
    'Vous pourriez vendre.',
    'Vous préférez le soir.',
    'Vous respirez mieux.',
    'Vous montrez la voie.',
    'Cela pourra vous aider.',
    'La caméra vous suit, vos opéras aussi.',
    'Un jour, vous verrez peut-être.',
  ])('no promise: %s', (sentence) => expect(faultsIn(sentence)).toEqual([]));
  it.each(['Depuis vingt ans, vous attendez.', 'Des amis de dix ans.', 'La quarantaine vous va bien.', 'Né en 1990.'])(
    'an age: %s',
    (sentence) => expect(faultsIn(sentence)).toEqual(['age']),
  );
  it.each(['Tous les sept ans, le ciel tourne.', 'On en parlera dans dix ans.'])('no age: %s', (sentence) =>
    expect(faultsIn(sentence)).toEqual([]),
  );

  it.each(['Refusez d’en abuser.', 'On a battu des mains.', 'Les Gémeaux et le Cancer vont par à-coups.'])(
    'no hint: %s',
    (sentence) => expect(faultsIn(sentence)).toEqual([]),
  );

  it('means late after two scenes that speak to nobody', () => {
    const late = 'Une clé tourne. Le couloir sent la soupe.';
    expect(
      [late, `${late} Rien.`, 'Vous tournez la clé. Le couloir sent la soupe.', 'Une clé tourne.'].map(meansLate),
    ).toEqual([true, true, false, false]);
  });

  it('judges the first sentence alone', () => {
    expect([opensOnScene('La valise est prête. Rien.'), opensOnScene('Rien. La valise.')]).toEqual([true, false]);
  });
});
