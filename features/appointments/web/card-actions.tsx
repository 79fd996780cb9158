import { momentIn } from '@solelune/civil-time/moment-in-zone';
import { longDateWords, shortHourWords } from '@solelune/civil-time/words';
import { useApp } from '@solelune/screen/app';
import { useForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { Dialog } from '@solelune/ui/dialog';
import { useReaderZone } from '@solelune/ui/reader-zone';
import { formatSuns } from '@solelune/wallet/engine';
import { lazy, Suspense, useState } from 'react';
import { type Appointment, calendarLink, cancel } from '../contract.ts';

const ProposeDialog = lazy(() => import('./propose-dialog.tsx'));

interface Props {
  appointment: Appointment;
  onChanged: (changed: Appointment) => void;
}

/** What can be done with one that is to come. */
export function CardActions({ appointment, onChanged }: Props) {
  const [open, setOpen] = useState<'cancel' | 'propose' | null>(null);
  const zone = useReaderZone();
  const moment = momentIn(zone, appointment.starts_at);
  const which = `${appointment.advisor.display_name}, ${longDateWords(moment)}, ${shortHourWords(moment)}`;
  const calendar = useForm(calendarLink, { done: ({ address }) => location.assign(address) });
  const close = () => setOpen(null);
  return (
    <div className="next-card__actions">
      <Button
        tone="quiet"
        loading={calendar.isBusy}
        onClick={() => void calendar.send({ id: appointment.id })}
        aria-label={`Mettre dans mon agenda : ${which}`}
      >
        Mettre dans mon agenda
      </Button>
      <Button tone="quiet" onClick={() => setOpen('propose')} aria-label={`Proposer une autre heure : ${which}`}>
        Proposer une autre heure
      </Button>
      <Button tone="quiet" onClick={() => setOpen('cancel')} aria-label={`Annuler : ${which}`}>
        Annuler
      </Button>
      {open === 'cancel' && <CancelDialog {...{ appointment, onChanged, close }} />}
      {open === 'propose' && (
        <Suspense>
          <ProposeDialog {...{ appointment, onChanged, close }} />
        </Suspense>
      )}
    </div>
  );
}

function CancelDialog({ appointment, onChanged, close }: Props & { close: () => void }) {
  const { toast, refreshUser } = useApp();
  const { send, message, isBusy } = useForm(cancel, {
    done: ({ appointment: gone, suns }) => {
      close();
      onChanged(gone);
      refreshUser();
      const back = suns > 0 ? `${formatSuns(suns)} sont de retour dans votre solde.` : 'Il n’y avait rien à rendre.';
      toast({ variant: 'success', title: 'Rendez-vous annulé', message: back });
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && close()}
      title="Annuler ce rendez-vous ?"
      description={`L’heure est rendue à ${appointment.advisor.display_name}, et le prix vous revient tout entier en Soleils, aussitôt. Un remboursement sur la carte se demande dans vos achats, en renonçant au contrat.`}
      actions={
        <>
          <Button loading={isBusy} onClick={() => void send({ id: appointment.id })}>
            Annuler le rendez-vous
          </Button>
          <Button tone="quiet" onClick={close}>
            Le garder
          </Button>
        </>
      }
    >
      <p role="alert">{message}</p>
    </Dialog>
  );
}
