import type { PageProps } from '@solelune/screen';
import type { lifepath } from '../contract.ts';
import { LifepathScene } from './drawings/lifepath-scene.tsx';
import { BirthForm } from './forms/birth-form.tsx';
import { NumberGrid } from './introduction/number-grid.tsx';
import { ToolPage } from './introduction/tool-page.tsx';
import { lifepathResultUrl } from './result-urls.ts';

export default function LifepathPage({ data }: PageProps<typeof lifepath>) {
  return (
    <ToolPage tool="lifepath" introduction={data.introduction} form={<BirthForm />} art={<LifepathScene />}>
      <NumberGrid
        title="Neuf chemins, trois maîtres"
        note="Chaque nombre a sa figure&nbsp;: le 2 partage, le 4 pose, le 7 cherche. Trois sommes, 11, 22 et 33, gardent leur double figure et demandent davantage."
        numbers={data.numbers}
        urlOfNumber={lifepathResultUrl}
      />
    </ToolPage>
  );
}
