import { Button } from '@solelune/ui/button';

/** Says where the answers that stand in a form come from, and takes them away. */
export function TabBirthNote({ onForget }: { onForget: () => void }) {
  return (
    <p className="tab-birth">
      Repris de votre dernière saisie, que cet onglet garde jusqu’à ce que vous le fermiez. Rien n’a été envoyé.{' '}
      <Button tone="plain" onClick={onForget}>
        Effacer
      </Button>
    </p>
  );
}
