import type { PageProps } from '@solelune/screen';
import type { pageCall } from '../../contract.ts';
import { StartPage } from '../ask/start-page.tsx';
import { loveForm } from '../draw-forms.ts';

export default function LovePage({ data }: PageProps<typeof pageCall>) {
  return <StartPage page="love" form={loveForm} data={data} />;
}
