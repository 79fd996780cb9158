import { useBirthSubjects } from '@solelune/profile/web/birth-subjects';
import { useMember } from '@solelune/profile/web/context';
import { useSaving } from '@solelune/screen';
import type { BirthValues } from '@solelune/ui/birth-form';
import { Button } from '@solelune/ui/button';
import { Icon, peopleGlyph, printGlyph } from '@solelune/ui/icon';
import { SaveButton } from '@solelune/ui/save-button';
import { ShareButton } from '@solelune/ui/share-button';
import { WheelDownloads } from '@solelune/ui/wheel';
import { type RefObject, useState } from 'react';
import './tools.css';

interface ToolsProps {
  /** The kind of activity it is filed under; without one it is not kept. */
  category?: 'natal-chart' | 'solar-revolution';
  title: string;
  subtitle: string;
  /** The address as it is kept, and the one that is shared: without the last name. */
  address: string;
  sharePath: string;
  fileName: string;
  wheel: RefObject<HTMLElement | null>;
  /** Whose sky it is, to keep as a contact. */
  person?: BirthValues;
}

/** What one does with a chart: keep it, keep the person, take the picture, print, share. */
export function Tools({ category, title, subtitle, address, sharePath, fileName, wheel, person }: ToolsProps) {
  return (
    <div className="chart-tools" data-print="hide">
      {category && <Save {...{ category, title, address }} />}
      {person && <KeepPerson person={person} />}
      <span className="chart-tools__space" />
      <WheelDownloads {...{ wheel, fileName, title, subtitle }} signature="Solelune" />
      <Button tone="plain" onClick={() => window.print()}>
        <Icon of={printGlyph} />
        Imprimer
      </Button>
      <Share title={title} text={subtitle} path={sharePath} />
    </div>
  );
}

function Share({ title, text, path }: { title: string; text: string; path: string }) {
  // The host is known in the browser alone, where sharing happens.
  return (
    <ShareButton title={title} text={text} url={typeof location === 'undefined' ? path : location.origin + path} />
  );
}

function Save(result: { category: string; title: string; address: string }) {
  return <SaveButton saving={useSaving(result)} tone="primary" words="Enregistrer dans mes activités" />;
}

/** Only for a member, and for somebody who is not there yet. */
function KeepPerson({ person }: { person: BirthValues }) {
  const { subjects, keep } = useBirthSubjects();
  const { notify, refreshUser } = useMember();
  const [state, setState] = useState<'idle' | 'busy' | 'kept'>('idle');
  const isKnown = subjects.some(
    ({ values }) => values.birthdate === person.birthdate && values.firstname === person.firstname,
  );
  if (subjects.length === 0 || (isKnown && state !== 'kept') || !person.firstname) return null;
  const save = async () => {
    setState('busy');
    const refusal = await keep(person, 'contact', null);
    setState(refusal ? 'idle' : 'kept');
    if (!refusal) refreshUser();
    notify(
      refusal
        ? { variant: 'error', message: refusal }
        : { variant: 'success', message: `${person.firstname} est maintenant parmi vos proches.` },
    );
  };
  return (
    <Button tone="quiet" loading={state === 'busy'} disabled={state === 'kept'} onClick={() => void save()}>
      <Icon of={peopleGlyph} />
      {state === 'kept' ? 'Parmi vos proches' : 'Ajouter à mes proches'}
    </Button>
  );
}
