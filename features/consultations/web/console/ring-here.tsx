import { useForm } from '@solelune/screen/form';
import { canPush, subscribeToPush } from '@solelune/screen/push';
import { Button } from '@solelune/ui/button';
import { useState, useSyncExternalStore } from 'react';
import { ring } from '../../contract/queue.ts';

const REFUSED = 'Votre navigateur refuse les notifications : ouvrez-les dans ses réglages, puis réessayez.';

const never = () => () => {};
/** The server knows of no browser; one that was allowed before is kept already. */
const isOfferable = () => canPush() && Notification.permission !== 'granted';

/** Requests reach this browser even when the console is closed, once whoever sits here says yes. */
export function RingHere({ pushKey }: { pushKey: string }) {
  const isOffered = useSyncExternalStore(never, isOfferable, () => false);
  const [refused, setRefused] = useState<string | null>(null);
  const { send, isBusy, message, done } = useForm(ring, {
    done: () => 'Ce navigateur vous prévient, page fermée comprise.',
  });
  if (!isOffered && !done) return null;
  const ask = async () => {
    const subscription = await subscribeToPush(pushKey);
    setRefused(subscription ? null : REFUSED);
    if (subscription) await send({ subscription });
  };
  return (
    <div className="today__alert">
      {done ? (
        <p role="status">{done}</p>
      ) : (
        <Button tone="quiet" loading={isBusy} onClick={() => void ask()}>
          Me prévenir, même console fermée
        </Button>
      )}
      {(refused ?? message) && <p role="alert">{refused ?? message}</p>}
    </div>
  );
}
