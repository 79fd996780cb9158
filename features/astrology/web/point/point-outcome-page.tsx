import type { CallAnswer } from '@solelune/contract';
import type { ascendantResult } from '../../contract/calculators.ts';
import { BirthOutcome } from '../birth/birth-outcome.tsx';
import { TOOLS } from '../frame/tools.ts';
import { PointForm } from './point-form.tsx';
import type { PointTool } from './point-tool.ts';

interface PointOutcomePageProps {
  tool: PointTool;
  data: Exclude<CallAnswer<typeof ascendantResult>, { status: 'ready' }>;
}

/** In place of a result, while the address does not say enough. */
export function PointOutcomePage({ tool, data }: PointOutcomePageProps) {
  const { name, path } = TOOLS[tool.key];
  const problems = data.status === 'incomplete' ? data.problems : undefined;
  return (
    <BirthOutcome
      name={name}
      path={path}
      data={data}
      urlOfInfos={tool.urlOfInfos}
      form={<PointForm tool={tool} given={data.given} problems={problems} />}
    />
  );
}
