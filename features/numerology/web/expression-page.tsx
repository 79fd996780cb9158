import type { PageProps } from '@solelune/screen';
import type { expression } from '../contract.ts';
import { ExpressionScene } from './drawings/expression-scene.tsx';
import { NameForm } from './forms/name-form.tsx';
import { NumberGrid } from './introduction/number-grid.tsx';
import { ToolPage } from './introduction/tool-page.tsx';
import { expressionTool } from './name-tools.ts';

export default function ExpressionPage({ data }: PageProps<typeof expression>) {
  return (
    <ToolPage
      tool="expression"
      introduction={data.introduction}
      form={<NameForm tool={expressionTool} />}
      art={<ExpressionScene />}
    >
      <NumberGrid
        title="Neuf façons d’agir, trois maîtres"
        note="Chaque nombre a sa figure&nbsp;: le 2 accorde, le 4 pose, le 7 cherche. Trois sommes, 11, 22 et 33, gardent leur double figure et se lisent avec leur racine."
        numbers={data.numbers}
        urlOfNumber={expressionTool.resultUrl}
      />
    </ToolPage>
  );
}
