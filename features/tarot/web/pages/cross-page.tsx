import type { PageProps } from '@solelune/screen';
import type { pageCall } from '../../contract.ts';
import { StartPage } from '../ask/start-page.tsx';
import { crossForm } from '../draw-forms.ts';

export default function CrossPage({ data }: PageProps<typeof pageCall>) {
  return <StartPage page="cross" form={crossForm} data={data} />;
}
