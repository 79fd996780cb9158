import { reasonOfError } from '@solelune/contract/client';
import { useBirthSubjects } from '@solelune/profile/web/birth-subjects';
import { useApp } from '@solelune/screen/app';
import { useForm } from '@solelune/screen/form';
import { useSaving } from '@solelune/screen/saving';
import type { BirthValues } from '@solelune/ui/birth-form';
import { Button } from '@solelune/ui/button';
import { Icon, peopleGlyph } from '@solelune/ui/icon';
import { SaveButton } from '@solelune/ui/save-button';

interface KeepChartProps {
  /** The kind of activity it is filed under. */
  category: 'natal-chart' | 'solar-revolution';
  title: string;
  /** The address as it is kept: with all that was given. */
  address: string;
  /** Whose sky it is, to keep as a contact. */
  person: BirthValues;
}

/** For a member: keeps the chart among the activities, and the person among the contacts. */
export function KeepChart({ category, title, address, person }: KeepChartProps) {
  const saving = useSaving({ category, title, address });
  return (
    <>
      <SaveButton saving={saving} tone="primary" words="Enregistrer dans mes activités" />
      <KeepPerson person={person} />
    </>
  );
}

/** Only for a member, and for somebody who is not there yet. */
function KeepPerson({ person }: { person: BirthValues }) {
  const { subjects, keep } = useBirthSubjects();
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
  if (subjects.length === 0 || (isKnown && !isSent) || !person.firstname) return null;
  return (
    <Button tone="quiet" loading={isBusy} disabled={isSent} onClick={() => void send(person)}>
      <Icon of={peopleGlyph} />
      {isSent ? 'Parmi vos proches' : 'Ajouter à mes proches'}
    </Button>
  );
}
