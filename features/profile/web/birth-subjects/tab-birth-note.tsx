import { Button } from '@solelune/ui/button';

/** Says where the answers that stand in a form come from, and takes them away. */
export function TabBirthNote({ onForget }: { onForget: () => void }) {
  return (
    <p className="tab-birth">
      Repris de votre dernière saisie, que cet onglet seul garde jusqu’à ce que vous le fermiez. Un calcul l’envoie, et
      ne la conserve pas.{' '}
      <Button tone="plain" onClick={onForget}>
        Effacer
      </Button>
    </p>
  );
}
