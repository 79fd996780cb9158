import { type PageProps, urlOf } from '@solelune/screen';
import type { compatibilityResult } from '../../contract/compatibility.ts';
import type { SignFacts } from '../../engine/signs.ts';
import { addresses } from '../addresses.ts';
import { MeetingPage } from './meeting-page.tsx';

const CHOOSER = { name: 'Compatibilité des signes', path: addresses.compatibility.path };
const meetingUrl = (from: SignFacts, to: SignFacts) =>
  urlOf(addresses.compatibilityResult, { sign_from: from.slug, sign_to: to.slug });

export default function CompatibilityResultPage({ data }: PageProps<typeof compatibilityResult>) {
  const { from, to } = data;
  const portraits = from.key === to.key ? [from] : [from, to];
  return (
    <MeetingPage
      data={data}
      lens="sun"
      chooser={CHOOSER}
      nameOf={({ name }) => name}
      urlOf={meetingUrl}
      crossLinks={[
        ...portraits.map(({ name, slug }) => ({
          words: `Portrait : ${name}`,
          path: urlOf(addresses.sign, { sign: slug }),
        })),
        {
          words: `Lunes en ${from.name} et en ${to.name}`,
          path: urlOf(addresses.moonCompatibilityResult, { moon_sign_from: from.slug, moon_sign_to: to.slug }),
        },
        {
          words: `${from.name} ascendant ${to.name}`,
          path: urlOf(addresses.ascendantDetail, { sign: from.slug, ascendant: to.slug }),
        },
      ]}
      next={['loveCompatibility', 'moonCompatibility', 'descendant']}
    />
  );
}
