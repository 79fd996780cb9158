import { agenda, agendaSave } from '@solelune/appointments/contract';
import type { CallAnswer } from '@solelune/contract';
import type { PageProps } from '@solelune/screen';
import { useForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { Checkbox } from '@solelune/ui/checkbox';
import { NumberInput } from '@solelune/ui/number-input';
import { PageTitle } from '@solelune/ui/page-title';
import { useState } from 'react';
import { DaysOff } from './days-off.tsx';
import { WeekHours } from './week-hours.tsx';
import './console.css';

type Agenda = CallAnswer<typeof agenda>;

/** When one receives: the week, the days that are not like the others, and the rules around an appointment. */
export default function AgendaPage({ data }: PageProps<typeof agenda>) {
  const [shown, setShown] = useState<Agenda>(data);
  const change = (part: Partial<Agenda>) => setShown((former) => ({ ...former, ...part }));
  const { send, isBusy, message, problems, done } = useForm(agendaSave, {
    done: (saved) => {
      setShown(saved);
      return 'Votre agenda est enregistré. Les rendez-vous déjà pris restent.';
    },
  });
  const number = (key: 'buffer_minutes' | 'notice_minutes' | 'horizon_days', label: string, unit: string) => (
    <NumberInput
      label={label}
      unit={unit}
      value={String(shown[key])}
      onChange={(event) => change({ [key]: Number(event.currentTarget.value.replaceAll(/\D/g, '')) })}
      error={problems[key]}
    />
  );
  return (
    <div className="administration-page">
      <PageTitle lead={`Vos heures (fuseau ${shown.zone}). Elles vont par quarts d’heure.`}>Mon agenda</PageTitle>
      <section className="administration-panel">
        <h2>Chaque semaine</h2>
        <WeekHours weekly={shown.weekly} onChange={(weekly) => change({ weekly })} />
        {problems['weekly'] && <p role="alert">{problems['weekly']}</p>}
      </section>
      <section className="administration-panel">
        <h2>Jours fermés</h2>
        <DaysOff exceptions={shown.exceptions} onChange={(exceptions) => change({ exceptions })} />
        <Checkbox
          label="Je reçois aussi les jours fériés"
          checked={shown.works_on_holidays}
          onChange={(event) => change({ works_on_holidays: event.currentTarget.checked })}
        />
      </section>
      <section className="administration-panel">
        <h2>Autour d’un rendez-vous</h2>
        <div className="console-rules">
          {number('buffer_minutes', 'Repos après chacun', 'minutes')}
          {number('notice_minutes', 'Pas plus tôt que dans', 'minutes')}
          {number('horizon_days', 'Ni plus tard que dans', 'jours')}
        </div>
      </section>
      <p className="console-save">
        <Button loading={isBusy} onClick={() => void send(inputOf(shown))}>
          Enregistrer mon agenda
        </Button>
        <span role="status">{message ?? done}</span>
      </p>
    </div>
  );
}

const inputOf = ({ zone: _zone, ...fields }: Agenda) => fields;
