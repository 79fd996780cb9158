import type { CallAnswer } from '@solelune/contract';
import { useForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { TextInput } from '@solelune/ui/text-input';
import { type AdvisorRecord, advisorStanding } from '../../contract/desk.ts';

interface Props {
  advisor: AdvisorRecord;
  done: (answer: CallAnswer<typeof advisorStanding>, words: string) => void;
}

/** Nobody is suspended, or comes back, without a reason that they read themselves. */
export function StandingForm({ advisor, done }: Props) {
  const suspend = advisor.standing !== 'suspended';
  const { props, problems, refusal, isBusy } = useForm(advisorStanding, {
    read: (data) => ({ advisor: advisor.id, suspend, reason: String(data.get('reason') ?? '').trim() }),
    done: (answer) => done(answer, suspend ? `${advisor.name} n’est plus en ligne.` : `${advisor.name} est de retour.`),
  });
  return (
    <form className="administration-form" {...props}>
      <TextInput
        label={suspend ? `Pourquoi suspendre ${advisor.name}` : `Pourquoi rétablir ${advisor.name}`}
        hint="Reste au journal, et lui est écrit"
        name="reason"
        required
        maxLength={400}
        error={problems['reason']}
      />
      {refusal && <p role="alert">{refusal}</p>}
      <Button type="submit" loading={isBusy}>
        {suspend ? 'Suspendre' : 'Rétablir'}
      </Button>
    </form>
  );
}
