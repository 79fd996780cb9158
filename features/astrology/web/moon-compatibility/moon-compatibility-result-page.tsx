import { type PageProps, urlOf } from '@solelune/screen';
import type { moonCompatibilityResult } from '../../contract/compatibility.ts';
import type { SignFacts } from '../../engine/signs.ts';
import { addresses } from '../addresses.ts';
import { MeetingPage } from '../compatibility/meeting-page.tsx';

const CHOOSER = { name: 'Compatibilité lunaire', path: addresses.moonCompatibility.path };
const meetingUrl = (from: SignFacts, to: SignFacts) =>
  urlOf(addresses.moonCompatibilityResult, { moon_sign_from: from.slug, moon_sign_to: to.slug });

export default function MoonCompatibilityResultPage({ data }: PageProps<typeof moonCompatibilityResult>) {
  const { from, to } = data;
  const portraits = from.key === to.key ? [from] : [from, to];
  return (
    <MeetingPage
      data={data}
      lens="moon"
      chooser={CHOOSER}
      nameOf={({ name }) => `Lune en ${name}`}
      urlOf={meetingUrl}
      crossLinks={[
        ...portraits.map(({ name, slug }) => ({
          words: `Portrait : la Lune en ${name}`,
          path: urlOf(addresses.moonSignDetail, { sign: slug }),
        })),
        {
          words: `Soleils en ${from.name} et en ${to.name}`,
          path: urlOf(addresses.compatibilityResult, { sign_from: from.slug, sign_to: to.slug }),
        },
      ]}
      next={['moonSign', 'loveCompatibility', 'compatibility']}
    />
  );
}
