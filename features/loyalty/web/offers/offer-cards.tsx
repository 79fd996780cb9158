import { Button } from '@solelune/ui/button';
import { pathPoint } from '@solelune/ui/geometry';
import { Progress } from '@solelune/ui/progress';
import { formatPoints } from '@solelune/wallet/engine';
import { useState } from 'react';
import type { Rewardpoint } from '../../contract.ts';
import { gainInWords, gainNote, gainOf } from '../words.ts';
import { ExchangeDialog } from './exchange-dialog.tsx';
import './offer-cards.css';

type Offer = Rewardpoint['offers'][number];

interface Props {
  data: Rewardpoint;
  onChange: (data: Rewardpoint) => void;
}

export function OfferCards({ data, onChange }: Props) {
  const [chosen, setChosen] = useState<Offer | null>(null);
  return (
    <>
      <ul className="offer-cards">
        {data.offers.map((offer) => (
          <li key={offer.id} className="offer-card" data-open={data.rewardpoint >= offer.cost || undefined}>
            <Seal kind={offer.kind} />
            <h3>{gainOf(offer)}</h3>
            <p>{gainNote(offer, data.sun_value_cents)}</p>
            <div className="offer-card__foot">
              <b>{formatPoints(offer.cost)}</b>
              {data.rewardpoint < offer.cost ? (
                <Progress
                  label={`Vers ${gainInWords(offer)}`}
                  hideLabel
                  value={data.rewardpoint}
                  max={offer.cost}
                  words={`encore ${formatPoints(offer.cost - data.rewardpoint)}`}
                />
              ) : (
                <Button
                  tone="ink"
                  onClick={() => setChosen(offer)}
                  aria-label={`Échanger ${formatPoints(offer.cost)} contre ${gainInWords(offer)}`}
                >
                  Échanger
                </Button>
              )}
              {data.rewardpoint < offer.cost && <small>Encore {formatPoints(offer.cost - data.rewardpoint)}</small>}
            </div>
          </li>
        ))}
      </ul>
      {chosen && (
        <ExchangeDialog
          key={chosen.id}
          offer={chosen}
          points={data.rewardpoint}
          onClose={() => setChosen(null)}
          onDone={onChange}
        />
      )}
    </>
  );
}

const RAYS = Array.from(
  { length: 40 },
  (_, ray) => `M${pathPoint(22, ray * 9)}L${pathPoint(ray % 2 ? 29 : 37, ray * 9)}`,
).join('');

/** A whole sun for Suns; for a percentage, the moon takes its part of it. */
function Seal({ kind }: { kind: Offer['kind'] }) {
  return (
    <svg className="offer-card__seal" viewBox="-40 -40 80 80" aria-hidden="true">
      <path d={RAYS} stroke="var(--gold)" strokeWidth="1.1" />
      <circle r="19" fill="var(--draw-leaf)" stroke="var(--draw-ink)" strokeWidth="1.2" />
      {kind === 'percent' ? (
        <path d="M5-18A19 19 0 1 0 5 18 15 19 0 0 1 5-18z" fill="var(--draw-ink)" />
      ) : (
        <circle r="13" fill="none" stroke="var(--draw-ink)" opacity=".6" />
      )}
    </svg>
  );
}
