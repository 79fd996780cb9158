import { reasonOfError } from '@solelune/contract/client';
import { de } from '@solelune/french/elision';
import { useBirthSubjects } from '@solelune/profile/web/birth-subjects';
import { useApp } from '@solelune/screen/app';
import { useForm } from '@solelune/screen/form';
import { useSaving } from '@solelune/screen/saving';
import type { BirthValues } from '@solelune/ui/birth-form';
import { Button } from '@solelune/ui/button';
import { Icon, peopleGlyph } from '@solelune/ui/icon';
import { SaveButton } from '@solelune/ui/save-button';
import { useState } from 'react';

interface KeepChartProps {
  /** The kind of activity it is filed under. */
  category: 'natal-chart' | 'solar-revolution';
  title: string;
  /** The address as it is kept: with all that was given. */
  address: string;
  /** Whose sky it is, to keep as a contact, and whether the chart may be kept. */
  person: BirthValues & { canSaveActivity: boolean };
}

/** Keeps the chart, and the person: for a member among the activities and the contacts, for anybody else on their device. */
export function KeepChart({ category, title, address, person }: KeepChartProps) {
  const saving = useSaving({ category, title, address });
  return (
    <>
      {person.canSaveActivity && <SaveButton saving={saving} tone="primary" words="Enregistrer dans mes activités" />}
      {saving.where === 'device' ? <KeepPersonHere person={person} /> : <KeepContact person={person} />}
    </>
  );
}

function KeepPersonHere({ person: { firstname, birthdate, birthtime, birthcity } }: { person: BirthValues }) {
  const { toast } = useApp();
  const [isKept, setKept] = useState(false);
  if (!firstname || !birthcity) return null;
  const keep = async () => {
    const device = await import('@solelune/profile/web/device').catch(() => null);
    const person = { firstname, birthdate, birthtime, birthcity: { id: String(birthcity.id), label: birthcity.label } };
    const done = device?.keepPersonHere(person) ?? false;
    setKept(done);
    toast(
      done
        ? {
            variant: 'success',
            message: `La naissance ${de(firstname)} est gardée sur cet appareil, et rejoindra vos proches si vous ouvrez un compte.`,
          }
        : { variant: 'error', message: 'Ce navigateur n’a pas pu garder cette personne.' },
    );
  };
  return (
    <KeepPersonButton
      isBusy={false}
      isKept={isKept}
      words="Garder la personne"
      keptWords="Personne gardée"
      onKeep={() => void keep()}
    />
  );
}

/** Only for somebody who is not among the contacts yet. */
function KeepContact({ person }: { person: BirthValues }) {
  const { subjects, isMember, keep } = useBirthSubjects();
  const { refreshUser, toast } = useApp();
  const { send, isBusy, isSent } = useForm((values: BirthValues) => keep(values, 'contact', null), {
    done: () => {
      refreshUser();
      toast({ variant: 'success', message: `${person.firstname} est maintenant parmi vos proches.` });
    },
    refused: (error) => toast({ variant: 'error', message: reasonOfError(error) }),
  });
  const isKnown = subjects.some(
    ({ values }) => values.birthdate === person.birthdate && values.firstname === person.firstname,
  );
  if (!isMember || (isKnown && !isSent) || !person.firstname) return null;
  return (
    <KeepPersonButton
      isBusy={isBusy}
      isKept={isSent}
      words="Ajouter à mes proches"
      keptWords="Parmi vos proches"
      onKeep={() => void send(person)}
    />
  );
}

interface KeepPersonButtonProps {
  isBusy: boolean;
  isKept: boolean;
  words: string;
  keptWords: string;
  onKeep: () => void;
}

const KeepPersonButton = ({ isBusy, isKept, words, keptWords, onKeep }: KeepPersonButtonProps) => (
  <Button tone="quiet" loading={isBusy} disabled={isKept} onClick={onKeep}>
    <Icon of={peopleGlyph} />
    {isKept ? keptWords : words}
  </Button>
);
