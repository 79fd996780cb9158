import { type Notice, useApp } from '@solelune/screen/app';
import { useForm } from '@solelune/screen/form';
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
  const { toast } = useApp();
  const [key] = useState(newRequestKey);
  const { send, message, isBusy } = useForm(rewardpointExchange, {
    done: ({ received, ...data }) => {
      onDone(data);
      toast(noticeOf(received));
      onClose();
    },
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title="Échanger vos points"
      description={`${formatPoints(offer.cost)} contre ${gainInWords(offer)}. Un échange ne se reprend pas.`}
      actions={
        <>
          <Button tone="quiet" onClick={onClose} disabled={isBusy}>
            Pas maintenant
          </Button>
          <Button onClick={() => void send({ offer: offer.id, key })} loading={isBusy}>
            {message ? 'Réessayer' : 'Échanger'}
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
        {message && (
          <p className="exchange-refusal">
            <Icon of={errorGlyph} size={20} />
            <span>{message}</span>
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
