import { sentenceOfError } from '@solelune/contract/client';
import { type Notice, useApp } from '@solelune/screen/app';
import { Button } from '@solelune/ui/button';
import { Dialog } from '@solelune/ui/dialog';
import { errorGlyph, Icon } from '@solelune/ui/icon';
import { formatPoints } from '@solelune/wallet/engine';
import { useState } from 'react';
import { type ExchangeAnswer, type Rewardpoint, rewardpointExchange } from '../../contract.ts';
import { newRequestKey } from '../request-key.ts';
import { gainInWords } from '../words.ts';
import './exchange-dialog.css';

interface Props {
  offer: Rewardpoint['offers'][number];
  points: number;
  onClose: () => void;
  onDone: (data: Rewardpoint) => void;
}

/** One confirmation, one key: pressing again after a cut cannot exchange twice. */
export function ExchangeDialog({ offer, points, onClose, onDone }: Props) {
  const { call, toast } = useApp();
  const [key] = useState(newRequestKey);
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const confirm = async () => {
    setSending(true);
    setRefusal(null);
    try {
      const { received, ...data } = await call(rewardpointExchange, { offer: offer.id, key });
      onDone(data);
      toast(noticeOf(received));
      onClose();
    } catch (error) {
      setRefusal(sentenceOfError(error));
      setSending(false);
    }
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !sending && onClose()}
      title="Échanger vos points"
      description={`${formatPoints(offer.cost)} contre ${gainInWords(offer)}. Un échange ne se reprend pas.`}
      actions={
        <>
          <Button tone="quiet" onClick={onClose} disabled={sending}>
            Pas maintenant
          </Button>
          <Button onClick={() => void confirm()} loading={sending}>
            {refusal ? 'Réessayer' : 'Échanger'}
          </Button>
        </>
      }
    >
      <dl className="exchange-sum">
        <div>
          <dt>Vos points</dt>
          <dd>{formatPoints(points)}</dd>
        </div>
        <div>
          <dt>Après l’échange</dt>
          <dd>{formatPoints(points - offer.cost)}</dd>
        </div>
      </dl>
      <div role="alert">
        {refusal && (
          <p className="exchange-refusal">
            <Icon of={errorGlyph} size={20} />
            <span>{refusal}</span>
          </p>
        )}
      </div>
    </Dialog>
  );
}

const noticeOf = ({ kind, value, code }: ExchangeAnswer['received']): Notice => ({
  variant: 'success',
  title: 'Échange fait',
  message:
    kind === 'suns'
      ? `${gainInWords({ kind, value })} vous attendent dans votre espace.`
      : `Votre code ${code} vous attend parmi vos codes.`,
});
