import type { PageProps } from '@solelune/screen';
import type { pageCall } from '../../contract.ts';
import { StartPage } from '../ask/start-page.tsx';
import { angelsForm } from '../draw-forms.ts';

export default function AngelsPage({ data }: PageProps<typeof pageCall>) {
  return <StartPage page="angels" form={angelsForm} data={data} />;
}
