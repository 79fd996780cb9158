import type { PageProps } from '@solelune/screen';
import type { pageCall } from '../../contract.ts';
import { StartPage } from '../ask/start-page.tsx';
import { yesNoForm } from '../draw-forms.ts';

export default function YesNoPage({ data }: PageProps<typeof pageCall>) {
  return <StartPage page="yes-no" form={yesNoForm} data={data} />;
}
