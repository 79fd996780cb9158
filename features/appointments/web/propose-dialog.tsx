import { zoneWords } from '@solelune/civil-time/zone-words';
import { useAnswer } from '@solelune/screen/answer';
import { useApp } from '@solelune/screen/app';
import { useForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { Dialog } from '@solelune/ui/dialog';
import { useReaderZone } from '@solelune/ui/reader-zone';
import { Spinner } from '@solelune/ui/spinner';
import { useState } from 'react';
import { type Appointment, propose, slots as slotsCall } from '../contract.ts';
import { Week } from './booking/week.tsx';
import { countOf, weeksOf } from './booking/week-days.ts';

interface Props {
  appointment: Appointment;
  onChanged: (changed: Appointment) => void;
  close: () => void;
}

const firstFull = (days: Parameters<typeof countOf>[0][]) =>
  Math.max(
    0,
    days.findIndex((day) => countOf(day) > 0),
  );

/** Another of the advisor's free hours, to be proposed to them. It only opens in the browser: the clock may be asked. */
export default function ProposeDialog({ appointment, onChanged, close }: Props) {
  const { toast } = useApp();
  const zone = useReaderZone();
  const [from] = useState(() => new Date().toISOString());
  const [chosen, setChosen] = useState<string | null>(null);
  const [at, setAt] = useState<{ week: number; day: number } | null>(null);
  const { advisor, duration } = appointment;
  const { answer, error } = useAnswer(slotsCall, { slug: advisor.slug, minutes: String(duration), from });
  const { send, message, isBusy } = useForm(propose, {
    done: ({ appointment: changed }) => {
      close();
      onChanged(changed);
      toast({
        variant: 'success',
        message: `Votre proposition est partie. L’heure prévue reste la vôtre jusqu’à sa réponse.`,
      });
    },
  });
  const weeks = weeksOf(answer?.slots ?? [], from, zone);
  const week =
    at?.week ??
    Math.max(
      0,
      weeks.findIndex((days) => days.some((day) => countOf(day) > 0)),
    );
  const days = weeks[week] ?? [];
  const go = (by: number) => () => setAt({ week: week + by, day: firstFull(weeks[week + by] ?? []) });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && close()}
      title="Proposer une autre heure"
      description={`Parmi les heures libres, sur votre horloge : ${zoneWords(zone)}. Rien ne change avant la réponse.`}
      size="l"
      actions={
        <Button
          disabled={!chosen}
          loading={isBusy}
          onClick={() => chosen && void send({ id: appointment.id, starts_at: chosen })}
        >
          Proposer cette heure
        </Button>
      }
    >
      {answer ? (
        <Week
          {...{ days, zone, chosen, shown: at?.day ?? firstFull(days) }}
          onShow={(day) => setAt({ week, day })}
          onChoose={setChosen}
          onEarlier={week > 0 ? go(-1) : null}
          onLater={week < weeks.length - 1 ? go(1) : null}
        />
      ) : (
        !error && <Spinner />
      )}
      <p role="alert">{message ?? (error ? 'Les heures libres ne sont pas arrivées. Fermez et réessayez.' : '')}</p>
    </Dialog>
  );
}
