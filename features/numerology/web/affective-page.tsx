import type { PageProps } from '@solelune/screen';
import type { affective } from '../contract.ts';
import { AffectiveScene } from './drawings/affective-scene.tsx';
import { NameForm } from './forms/name-form.tsx';
import { NumberGrid } from './introduction/number-grid.tsx';
import { ToolPage } from './introduction/tool-page.tsx';
import { affectiveTool } from './name-tools.ts';

export default function AffectivePage({ data }: PageProps<typeof affective>) {
  return (
    <ToolPage
      tool="affective"
      introduction={data.introduction}
      form={<NameForm tool={affectiveTool} />}
      art={<AffectiveScene />}
    >
      <NumberGrid
        title="Neuf cœurs, trois maîtres"
        note="Le cœur aussi a sa figure&nbsp;: le 1 s’élance, le 6 accueille, le 9 éclaire au loin. Quand la somme passe par 11, 22 ou 33, les deux voix se lisent ensemble."
        numbers={data.numbers}
        urlOfNumber={affectiveTool.resultUrl}
      />
    </ToolPage>
  );
}
