import { required } from '@solelune/contract/validation';
import { problemsAmong, textOf } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { TextInput } from '@solelune/ui/text-input';
import type { Rewardpoint } from '../../contract.ts';
import { CODE_MAX_LENGTH } from '../../engine/index.ts';
import { useRedeem } from './use-redeem.ts';
import './code-form.css';

export function CodeForm({ onChange }: { onChange: (data: Rewardpoint) => void }) {
  const { props, problems, refusal, isBusy } = useRedeem({
    onChange,
    read: (data) => ({ code: textOf(data, 'code').trim() }),
    problems: ({ code }) => problemsAmong({ code: required(code) }),
    onTaken: () => props.ref.current?.reset(),
  });
  return (
    <form className="code-form" {...props}>
      <TextInput
        label="Vous avez un code ?"
        name="code"
        maxLength={CODE_MAX_LENGTH}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint="Lettres et chiffres, sans souci de majuscules ni d’espaces."
        error={problems['code'] ?? refusal}
      />
      <Button type="submit" tone="quiet" loading={isBusy}>
        Ajouter
      </Button>
    </form>
  );
}
