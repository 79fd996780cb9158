import { Button, type ButtonProps, buttonClass } from '../button/index.ts';
import { bookmarkGlyph, Icon } from '../icon/index.ts';

interface SaveButtonProps {
  saving: {
    where: 'account' | 'device';
    state: 'idle' | 'saving' | 'saved';
    foundAt: string | null;
    save: () => Promise<void>;
  };
  tone?: ButtonProps['tone'];
  /** For who has an account; others keep on their device, and are told so. */
  words?: string;
}

/** Keeps a result, says where it is kept, and leads there. */
export function SaveButton({ saving, tone = 'quiet', words = 'Enregistrer' }: SaveButtonProps) {
  const { where, state, foundAt, save } = saving;
  const [toDo, done] =
    where === 'account' ? [words, 'Enregistré'] : ['Garder sur cet appareil', 'Gardé sur cet appareil'];
  return (
    <>
      <Button tone={tone} loading={state === 'saving'} disabled={state === 'saved'} onClick={() => void save()}>
        <Icon of={bookmarkGlyph} />
        {state === 'saved' ? done : toDo}
      </Button>
      {foundAt && (
        <a className={buttonClass({ tone: 'plain' })} href={foundAt}>
          Voir ce qui est gardé
        </a>
      )}
    </>
  );
}
