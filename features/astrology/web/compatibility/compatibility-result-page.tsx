import { type PageProps, urlOf } from '@solelune/screen';
import type { compatibilityResult } from '../../contract/compatibility.ts';
import { addresses } from '../addresses.ts';
import { MeetingPage } from './meeting-page.tsx';
import { MEETINGS } from './meetings.ts';

export default function CompatibilityResultPage({ data }: PageProps<typeof compatibilityResult>) {
  const { from, to } = data;
  return (
    <MeetingPage
      data={data}
      lens="sun"
      portraitOf={({ name, slug }) => ({ words: `Portrait : ${name}`, path: urlOf(addresses.sign, { sign: slug }) })}
      alsoRead={[
        { words: `Lunes en ${from.name} et en ${to.name}`, path: MEETINGS.moon.urlOf(from, to) },
        {
          words: `${from.name} ascendant ${to.name}`,
          path: urlOf(addresses.ascendantDetail, { sign: from.slug, ascendant: to.slug }),
        },
      ]}
    />
  );
}
