import { amountProblem, formatEuros } from '@solelune/money';
import { useApp } from '@solelune/screen/app';
import { problemsAmong, useForm } from '@solelune/screen/form';
import { AmountInput } from '@solelune/ui/amount-input';
import { Button } from '@solelune/ui/button';
import { InstantText } from '@solelune/ui/instant-text';
import { useState } from 'react';
import { type Guards, limitSave } from '../../contract/guards.ts';
import { LIMIT_MAX_CENTS } from '../../engine/guards/limits.ts';
import { whenWords } from '../question/words.ts';

type Limit = Guards['limits'][number];

const WORDS: Readonly<Record<Limit['period'], { title: string; since: string }>> = {
  day: { title: 'Par jour', since: 'aujourd’hui' },
  week: { title: 'Par semaine', since: 'depuis lundi' },
  month: { title: 'Par mois', since: 'ce mois-ci' },
};
const centsWords = (cents: number | null) => (cents === null ? 'sans limite' : formatEuros(cents, 'short'));

export function LimitForm({ limit, onSaved }: { limit: Limit; onSaved: (saved: Guards) => void }) {
  const { period, cents, spent_cents, later } = limit;
  const { title, since } = WORDS[period];
  const { toast } = useApp();
  const [value, setValue] = useState<number | string>(cents ?? '');
  const { props, problems, refusal, isBusy } = useForm(limitSave, {
    read: () => ({ period, ...(value === '' ? {} : { cents: value }) }),
    problems: () =>
      problemsAmong({ cents: value === '' ? null : amountProblem(value, { minCents: 0, maxCents: LIMIT_MAX_CENTS }) }),
    done: (saved) => {
      onSaved(saved);
      const waits = saved.limits.find((one) => one.period === period)?.later;
      const message = waits ? 'C’est noté : elle vaudra dans vingt-quatre heures.' : 'Votre limite est enregistrée.';
      toast({ variant: 'success', message });
    },
  });
  return (
    <form {...props} className="limit-form" aria-label={title}>
      <h3>{title}</h3>
      <p>
        Limite : <b>{centsWords(cents)}</b>. Dépensé {since} : {formatEuros(spent_cents)}.
      </p>
      {later && (
        <p className="limit-form__later">
          À partir de <InstantText at={later.at} words={whenWords} /> : {centsWords(later.cents)}.
        </p>
      )}
      <AmountInput
        label="Nouvelle limite"
        hint="Laissez vide pour n’en avoir aucune."
        name="cents"
        value={value}
        onValueChange={setValue}
        maxCents={LIMIT_MAX_CENTS}
        error={problems['cents'] ?? null}
      />
      <p role="alert">{refusal}</p>
      <Button type="submit" tone="quiet" loading={isBusy}>
        Enregistrer
      </Button>
    </form>
  );
}
