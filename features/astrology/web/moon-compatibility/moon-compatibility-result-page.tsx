import { type PageProps, urlOf } from '@solelune/screen';
import type { moonCompatibilityResult } from '../../contract/compatibility.ts';
import { addresses } from '../addresses.ts';
import { MeetingPage } from '../compatibility/meeting-page.tsx';
import { MEETINGS } from '../compatibility/meetings.ts';

export default function MoonCompatibilityResultPage({ data }: PageProps<typeof moonCompatibilityResult>) {
  const { from, to } = data;
  return (
    <MeetingPage
      data={data}
      lens="moon"
      portraitOf={({ name, slug }) => ({
        words: `Portrait : la Lune en ${name}`,
        path: urlOf(addresses.moonSignDetail, { sign: slug }),
      })}
      alsoRead={[{ words: `Soleils en ${from.name} et en ${to.name}`, path: MEETINGS.sun.urlOf(from, to) }]}
    />
  );
}
