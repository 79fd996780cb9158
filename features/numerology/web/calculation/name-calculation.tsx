import type { ReactNode } from 'react';
import { NameForm } from '../forms/name-form.tsx';
import { countName, type NameTool, nameProblem } from '../name-tools.ts';
import { Calculation } from './calculation.tsx';
import { Refused } from './refused.tsx';
import { reductionLines, threadsTitle } from './sums.ts';
import { tilesOfName } from './tiles.ts';

interface NameCalculationProps {
  tool: NameTool;
  given: string;
  art: ReactNode;
  warmUp: () => Promise<unknown>;
}

/** The letters of a name turning into its number, on the server and in the browser alike. */
export function NameCalculation({ tool, given, art, warmUp }: NameCalculationProps) {
  const counted = countName(tool, given);
  if (!counted.ok || nameProblem(tool, given)) {
    return (
      <Refused tool={tool.key} art={art}>
        <NameForm tool={tool} initial={given} />
      </Refused>
    );
  }
  const { count } = counted.value.chosen;
  const { reduction } = count;
  return (
    <Calculation
      given={given}
      keep={['name', given]}
      title={threadsTitle(reduction.total, reduction.number)}
      groups={tilesOfName(count)}
      total={reduction.total}
      result={reduction}
      lines={reductionLines(reduction)}
      resultUrl={tool.resultUrl(reduction)}
      warmUp={warmUp}
    />
  );
}
