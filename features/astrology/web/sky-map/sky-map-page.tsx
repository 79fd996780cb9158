import type { PageProps } from '@solelune/screen';
import type { skyMapIndex } from '../../contract.ts';
import { addresses } from '../addresses.ts';
import { ToolTexts } from '../chart/tool-texts.tsx';
import { MomentForm } from './moment-form.tsx';
import { SkyView } from './sky-view.tsx';
import { TuneWhenAsked } from './tune-when-asked.tsx';

export default function SkyMapPage({ data }: PageProps<typeof skyMapIndex>) {
  const { introduction, sky } = data;
  return (
    <>
      <SkyView
        tuning={TuneWhenAsked}
        sky={sky}
        crumbs={[{ name: 'Astrologie', path: addresses.index.path }, { name: 'Carte du ciel' }]}
        over="Le ciel de cet instant"
        title="Carte du ciel astrologique"
        gist={<div dangerouslySetInnerHTML={{ __html: introduction.lead }} />}
        form={<MomentForm />}
        sharePath={addresses.skyMap.path}
        where={null}
      />
      <ToolTexts title="Comprendre une carte du ciel" sections={introduction.sections} />
    </>
  );
}
