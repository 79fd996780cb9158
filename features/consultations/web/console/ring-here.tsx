import { useForm } from '@solelune/screen/form';
import { canPush, subscribeToPush } from '@solelune/screen/push';
import { Button } from '@solelune/ui/button';
import { useEffect, useState } from 'react';
import { ring } from '../../contract/queue.ts';

const REFUSED = 'Votre navigateur refuse les notifications : ouvrez-les dans ses réglages, puis réessayez.';

/** Requests reach this browser even when the console is closed, once whoever sits here says yes. */
export function RingHere({ pushKey }: { pushKey: string }) {
  const [isOffered, setOffered] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const { send, isBusy, message, done } = useForm(ring, {
    done: () => 'Ce navigateur vous prévient, page fermée comprise.',
  });
  useEffect(() => setOffered(canPush() && Notification.permission !== 'granted'), []);
  if (!isOffered && !done) return null;
  const ask = async () => {
    const subscription = await subscribeToPush(pushKey);
    setRefused(subscription ? null : REFUSED);
    if (subscription) await send({ subscription });
  };
  return (
    <div className="today__ring">
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
