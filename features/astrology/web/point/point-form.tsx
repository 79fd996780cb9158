import { BirthQuestion, type BirthQuestionProps } from '../birth/birth-question.tsx';
import type { PointTool } from './point-tool.ts';

const FIELDS = ['firstname', 'birthdate', 'birthtime', 'birthcity'] as const;

interface PointFormProps extends Pick<BirthQuestionProps, 'given' | 'problems'> {
  tool: PointTool;
}

export function PointForm({ tool, ...asked }: PointFormProps) {
  return (
    <BirthQuestion {...asked} {...tool.question} fields={FIELDS} title="Votre naissance" urlOfInfos={tool.urlOfInfos} />
  );
}
