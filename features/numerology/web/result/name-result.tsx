import { urlOf } from '@solelune/screen';
import type { NameNumber, NumberResult } from '../../engine/index.ts';
import { addresses } from '../addresses.ts';
import { tilesOfName } from '../calculation/tiles.ts';
import { Plate } from '../drawings/plate.tsx';
import { useGiven } from '../given.ts';
import { countName, type NameTool } from '../name-tools.ts';
import { toolOf } from '../tools.ts';
import { nameMethods } from './methods.ts';
import { MethodsList } from './methods-list.tsx';
import { Proof } from './proof.tsx';
import { ResultPage, type ResultPageProps } from './result-page.tsx';

const CALCULATIONS = { expression: addresses.expressionCalcul, affective: addresses.affectiveCalcul } as const;

const WORDS = {
  expression: {
    note: 'Toutes les lettres, et la somme qui monte',
    tradition:
      'Nous additionnons toutes les lettres du nom avant de réduire, une seule fois. D’autres écoles réduisent chaque nom à part\u00A0: la racine ne change pas, mais un maître nombre peut apparaître ou s’effacer.',
    same: 'Les écoles qui réduisent chaque nom à part trouvent ici le même résultat.',
    plate: 'gravé sur une plaque d’émail, dans la figure qu’il dessine',
  },
  affective: {
    note: 'Les voyelles, et la somme qui monte',
    tradition:
      'Nous comptons A, E, I, O, U et Y, comme la plupart des auteurs francophones. Les systèmes qui laissent le Y de côté peuvent trouver un autre nombre.',
    same: 'Sans Y dans le nom, ou avec lui, toutes les écoles trouvent ici le même résultat.',
    plate: 'gravé sur une plaque d’émail, dans la figure qu’il dessine',
  },
} as const;

interface NameResultProps extends NumberResult {
  tool: NameTool;
  reading: ResultPageProps['reading'];
  example: { given: string; calculation: NameNumber };
}

/** The steps of the visitor's own name when this tab counted it and it leads here; else those of the example. */
function useSteps(tool: NameTool, { number, master }: NumberResult, example: NameResultProps['example']) {
  const given = useGiven('name');
  const counted = given === null ? null : countName(tool, given);
  if (!given || !counted?.ok) return { own: false, ...example };
  const { reduction } = counted.value.chosen.count;
  const leadsHere = reduction.number === number && reduction.master === master;
  return leadsHere ? { own: true, given, calculation: counted.value } : { own: false, ...example };
}

export function NameResult({ tool, number, master, reading, example }: NameResultProps) {
  const { own, given, calculation } = useSteps(tool, { number, master }, example);
  const { count } = calculation.chosen;
  const words = WORDS[tool.key];
  const value = master ?? number;
  return (
    <ResultPage
      tool={tool.key}
      eyebrow={master ? `Maître nombre, racine ${number}` : own ? 'Votre nombre' : toolOf(tool.key).name}
      title={`${tool.title} ${value}`}
      here={String(value)}
      art={<Plate value={value} label={`Un grand ${value} ${words.plate}`} />}
      reading={reading}
      readingTitle={own ? `Ce que dit votre ${value}` : `Ce que dit le ${/* begins with a figure */ value}`}
      again={own ? 'Compter un autre nom' : 'Compter mon nom'}
      calculation={own ? urlOf(CALCULATIONS[tool.key], { fn: given }) : null}
    >
      <Proof
        label={own ? 'Votre nom' : 'Un exemple'}
        given={given}
        note={words.note}
        groups={tilesOfName(count)}
        total={count.reduction.total}
        reduction={count.reduction}
      />
      <MethodsList methods={nameMethods(calculation)} same={words.same}>
        {words.tradition}
      </MethodsList>
    </ResultPage>
  );
}
