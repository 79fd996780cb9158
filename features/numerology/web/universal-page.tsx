import type { PageProps } from '@solelune/screen';
import type { universal } from '../contract.ts';
import { UniversalScene } from './drawings/universal-scene.tsx';
import { SeasonForm } from './forms/season-form.tsx';
import { NumberGrid } from './introduction/number-grid.tsx';
import { ToolPage } from './introduction/tool-page.tsx';
import { universalResultUrl } from './result-urls.ts';

export default function UniversalPage({ data }: PageProps<typeof universal>) {
  return (
    <ToolPage tool="universal" introduction={data.introduction} form={<SeasonForm />} art={<UniversalScene />}>
      <NumberGrid
        title="Neuf équilibres"
        note="Aucun ne vaut mieux qu’un autre&nbsp;: chaque nombre dit le genre d’effort ou de repos que votre moment appelle."
        numbers={data.numbers}
        urlOfNumber={universalResultUrl}
      />
    </ToolPage>
  );
}
