import { POINT_FIELDS } from '../birth/birth-form.ts';
import { BirthQuestion, type BirthQuestionProps } from '../birth/birth-question.tsx';
import { TOOLS } from '../frame/tools.ts';
import type { PointTool } from './point-tool.ts';

interface PointFormProps extends Pick<BirthQuestionProps, 'given' | 'problems'> {
  tool: PointTool;
}

export function PointForm({ tool, ...asked }: PointFormProps) {
  return (
    <BirthQuestion
      {...asked}
      {...tool.question}
      page={TOOLS[tool.key].path}
      fields={POINT_FIELDS}
      urlOfInfos={tool.urlOfInfos}
    />
  );
}
