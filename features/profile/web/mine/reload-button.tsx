import { Button } from '@solelune/ui/button';

/** Beside the line that says that a form is stale. */
export const ReloadButton = ({ onPress }: { onPress: () => void }) => (
  <Button tone="quiet" onClick={onPress}>
    Recharger en gardant ma saisie
  </Button>
);
