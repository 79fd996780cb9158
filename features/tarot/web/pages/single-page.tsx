import type { PageProps } from '@solelune/screen';
import type { pageCall } from '../../contract.ts';
import { StartPage } from '../ask/start-page.tsx';
import { singleForm } from '../draw-forms.ts';

export default function SinglePage({ data }: PageProps<typeof pageCall>) {
  return <StartPage page="single" form={singleForm} data={data} />;
}
