import { exportData } from '@solelune/account/contract';
import type { CallAnswer } from '@solelune/contract';
import { useForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { Card } from '@solelune/ui/card';
import { downloadGlyph, Icon, printGlyph } from '@solelune/ui/icon';
import { InstantText } from '@solelune/ui/instant-text';
import { PageTitle } from '@solelune/ui/page-title';
import { useState } from 'react';
import { MemberSection } from '../member-section/member-section.tsx';
import { SaveLine } from '../save-line.tsx';
import { Readable } from './readable.tsx';
import { saveFile } from './save-file.ts';
import './data-page.css';

/** The parts of the export carry the names of our folders; people read these. */
const PART_NAMES: Record<string, string> = {
  account: 'Compte',
  profile: 'Espace membre',
  wallet: 'Soleils et points',
  loyalty: 'Fidélité',
  appointments: 'Rendez-vous',
  consultations: 'Consultations',
  book: 'Livres',
  payments: 'Paiements',
  promotions: 'Offres',
  'mirror-hours': 'Heures miroirs',
};

/** Everything that is kept about a member, to read or to take away. */
export default function DataPage() {
  const [data, setData] = useState<CallAnswer<typeof exportData> | null>(null);
  const { send: gather, isBusy, message } = useForm(exportData, { done: setData });
  const download = () =>
    data && saveFile(`mes-donnees-${data.made_at.slice(0, 10)}.json`, JSON.stringify(data, null, 2));
  return (
    <>
      <PageTitle eyebrow="Mon espace" lead="Tout ce que nous gardons de vous, rubrique par rubrique. Vous pouvez le lire ici, l’imprimer ou l’enregistrer dans un fichier lisible partout (JSON).">
        Vos données
      </PageTitle>
      <div className="data-page__actions">
        {data ? (
          <>
            <Button onClick={download}>
              <Icon of={downloadGlyph} />
              Enregistrer le fichier
            </Button>
            <Button tone="quiet" onClick={() => print()}>
              <Icon of={printGlyph} />
              Imprimer
            </Button>
          </>
        ) : (
          <Button loading={isBusy} onClick={() => void gather({})}>
            Rassembler mes données
          </Button>
        )}
        <SaveLine problem={message} done={data && <>Rassemblées le <InstantText at={data.made_at} />.</>} />
      </div>
      {data &&
        Object.entries(data.parts).map(([name, part]) => (
          <MemberSection key={name} title={PART_NAMES[name] ?? name}>
            <Card className="data-page__part">
              <Readable value={part} />
            </Card>
          </MemberSection>
        ))}
    </>
  );
}
