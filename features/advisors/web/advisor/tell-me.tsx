import { isAbort } from '@solelune/contract/client';
import { sentenceOf } from '@solelune/contract/errors';
import { useApp } from '@solelune/screen/app';
import { Link } from '@solelune/screen/navigation';
import { canPush, subscribeToPush } from '@solelune/screen/push';
import { Button, buttonClass } from '@solelune/ui/button';
import { Checkbox } from '@solelune/ui/checkbox';
import { useEffect, useState } from 'react';
import { type AdvisorCard, alertRevoke, alertSet, type Mine, mine } from '../../contract.ts';
import { useStatus } from '../status/use-status.ts';
import './tell-me.css';

/** « Prévenez-moi »: once, by push or by mail, and taken back with one press. */
export function TellMe({ advisor: { id, name } }: { advisor: Pick<AdvisorCard, 'id' | 'name'> }) {
  const { user } = useApp();
  const { status } = useStatus(id);
  const isThere = status === 'online';
  return (
    <div className="tell-me">
      <h3>{isThere ? `${name} est là` : 'Me prévenir'}</h3>
      {isThere ? (
        <p>Les consultations en direct ouvrent bientôt. En attendant, une heure peut être réservée.</p>
      ) : (
        <p>Nous vous écrivons une seule fois, dès l’instant où {name} se dit disponible.</p>
      )}
      {!isThere &&
        (user ? (
          <Choice id={id} />
        ) : (
          <Link className={buttonClass({ tone: 'quiet', wide: true })} to="/connexion">
            Se connecter pour être prévenu
          </Link>
        ))}
    </div>
  );
}

function Choice({ id }: { id: number }) {
  const { call, toast } = useApp();
  const [known, setKnown] = useState<Mine | null>(null);
  const [mail, setMail] = useState(true);
  const [push, setPush] = useState(false);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    call(mine, { advisor: id }, { signal: controller.signal })
      .then(setKnown)
      .catch(() => {});
    return () => controller.abort();
  }, [call, id]);
  const act = async (work: () => Promise<Mine['alert']>) => {
    setBusy(true);
    try {
      const alert = await work();
      setKnown((before) => before && { ...before, alert });
    } catch (error) {
      if (!isAbort(error))
        toast({ variant: 'error', message: error instanceof Error ? error.message : sentenceOf('unknown') });
    } finally {
      setBusy(false);
    }
  };
  const ask = () =>
    act(async () => {
      const subscription = push && known?.pushKey ? await subscribeToPush(known.pushKey) : null;
      if (push && !subscription)
        throw new Error('Ce navigateur n’autorise pas les notifications. Le courriel reste possible.');
      return call(alertSet, { advisor: id, push, mail, ...(subscription ? { subscription } : {}) });
    });
  const revoke = () => act(async () => (await call(alertRevoke, { advisor: id }), null));
  if (!known) return null;
  if (known.alert) {
    const { push: byPush, mail: byMail } = known.alert;
    return (
      <>
        <p role="status">
          C’est noté : nous vous préviendrons{' '}
          {byPush && byMail ? 'par notification et par courriel' : byPush ? 'par notification' : 'par courriel'}.
        </p>
        <Button tone="quiet" wide loading={isBusy} onClick={revoke}>
          Ne plus me prévenir
        </Button>
      </>
    );
  }
  return (
    <>
      <Checkbox label="Par courriel" checked={mail} onChange={({ target }) => setMail(target.checked)} />
      {canPush() && (
        <Checkbox
          label="Par notification sur cet appareil"
          checked={push}
          onChange={({ target }) => setPush(target.checked)}
        />
      )}
      <Button tone="quiet" wide loading={isBusy} disabled={!mail && !push} onClick={ask}>
        Me prévenir
      </Button>
    </>
  );
}
