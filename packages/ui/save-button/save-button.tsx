import { Button, type ButtonProps } from '../button/index.ts';
import { bookmarkGlyph, Icon } from '../icon/index.ts';

interface SaveButtonProps {
  /** Absent for who has no account: no button then promises what it could not keep. */
  saving: { state: 'idle' | 'saving' | 'saved'; save: () => Promise<void> } | null;
  tone?: ButtonProps['tone'];
  words?: string;
}

/** Keeps a result, and says that it is kept. */
export function SaveButton({ saving, tone = 'quiet', words = 'Enregistrer' }: SaveButtonProps) {
  if (!saving) return null;
  const { state, save } = saving;
  return (
    <Button tone={tone} loading={state === 'saving'} disabled={state === 'saved'} onClick={() => void save()}>
      <Icon of={bookmarkGlyph} />
      {state === 'saved' ? 'Enregistré' : words}
    </Button>
  );
}
