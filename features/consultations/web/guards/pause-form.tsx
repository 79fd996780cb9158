import { useForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { InstantText } from '@solelune/ui/instant-text';
import { RadioGroup } from '@solelune/ui/radio-group';
import { useState } from 'react';
import { type Guards, pauseStart } from '../../contract/guards.ts';
import type { Pause } from '../../engine/guards/pause.ts';

const PAUSES: readonly { value: Pause; label: string }[] = [
  { value: 'week', label: 'Une semaine' },
  { value: 'month', label: 'Un mois' },
  { value: 'quarter', label: 'Trois mois' },
  { value: 'half', label: 'Six mois' },
];

/** Pressed twice: a pause cannot be taken back. */
export function PauseForm({ until, onSaved }: { until: string | null; onSaved: (saved: Guards) => void }) {
  const [pause, setPause] = useState<Pause>('week');
  const [isSure, setSure] = useState(false);
  const { props, refusal, isBusy } = useForm(pauseStart, {
    read: () => ({ pause }),
    done: (saved) => {
      setSure(false);
      onSaved(saved);
    },
  });
  return (
    <form {...props} className="pause-form" aria-label="Faire une pause">
      {until && (
        <p role="status">
          <b>
            Vous êtes en pause jusqu’au <InstantText at={until} />.
          </b>{' '}
          Vous pouvez l’allonger.
        </p>
      )}
      <p>
        Pendant une pause, aucune consultation ne peut être commandée, ni par minute, ni par écrit, ni sur rendez-vous.
        Une pause ne se raccourcit pas. Tout le reste du site vous reste ouvert.
      </p>
      <RadioGroup label="Durée" name="pause" value={pause} onValueChange={setPause} choices={PAUSES} />
      <p role="alert">{refusal}</p>
      {isSure ? (
        // Another element, not the same one changed: the press that asks must not be the press that answers.
        <Button key="sure" type="submit" tone="danger" loading={isBusy}>
          Oui, commencer la pause
        </Button>
      ) : (
        <Button key="ask" tone="quiet" onClick={() => setSure(true)}>
          {until ? 'Allonger la pause' : 'Commencer une pause'}
        </Button>
      )}
    </form>
  );
}
