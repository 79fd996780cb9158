import { urlOf } from '@solelune/screen';
import { useAnswer } from '@solelune/screen/answer';
import { device } from '@solelune/screen/device';
import { Link } from '@solelune/screen/navigation';
import { Button, buttonClass } from '@solelune/ui/button';
import { useState } from 'react';
import { dayCard } from '../../contract.ts';
import { majorOfDay } from '../../engine/day-card.ts';
import { addresses } from '../addresses.ts';
import { useAlive } from '../device/use-alive.ts';
import { newSeed } from '../draw/touch-memory.ts';
import { CardBack, CardPicture } from '../table/card-picture.tsx';
import { Cloth } from '../table/cloth.tsx';
import './day-card.css';

const KEY = 'tarot-day-key';
const TURNED = 'tarot-day-turned';

/** A key of this device, drawn once: it decides its card of each day. */
function deviceKey(): string {
  const kept = device.read(KEY);
  if (kept) return kept;
  const fresh = newSeed();
  device.write(KEY, fresh);
  return device.read(KEY) ?? fresh;
}

/** The day of this device's own calendar, « 2026-11-16 ». */
const today = (): string => new Date().toLocaleDateString('sv');

/** The card of the day: one for each day and device, face down until it is touched. */
export default function DayCard() {
  const isAlive = useAlive();
  const [touched, setTouched] = useState(false);
  const isTurned = isAlive && (touched || device.read(TURNED) === today());
  const { answer, error } = useAnswer(dayCard, isTurned ? { number: majorOfDay(deviceKey(), today()) } : null);
  const turn = () => {
    device.write(TURNED, today());
    setTouched(true);
  };
  return (
    <Cloth className="tarot-day" aria-labelledby="tarot-day">
      <div className="page">
        {answer ? (
          <CardPicture deck={answer.card.deck} slug={answer.card.slug} alt={answer.card.description} />
        ) : (
          <CardBack deck="tarot" alt="Une carte face cachée" lazy />
        )}
        <div>
          <p className="eyebrow">Carte du jour</p>
          <h2 id="tarot-day">{answer ? answer.card.name : 'Une carte vous attend'}</h2>
          {answer ? (
            <>
              <p className="tarot-day__line">{answer.line}</p>
              <p>{answer.text}</p>
              <p className="tarot-day__note">C’est la même jusqu’à minuit, même si vous revenez.</p>
              <Link className={buttonClass({ tone: 'gold' })} to={urlOf(addresses.arcanum, { slug: answer.card.slug })}>
                Lire sa page
              </Link>
            </>
          ) : (
            <>
              <p>
                {error
                  ? 'Elle n’a pas pu être lue. Réessayez dans un instant.'
                  : 'Une seule par jour, pour vous seulement. Prenez le temps d’y penser avant de la retourner.'}
              </p>
              {isAlive ? (
                <Button tone="gold" loading={isTurned && !error} onClick={turn}>
                  Retourner ma carte
                </Button>
              ) : (
                <Link className={buttonClass({ tone: 'gold' })} to={addresses.index.path}>
                  Tirer les cartes
                </Link>
              )}
            </>
          )}
        </div>
      </div>
    </Cloth>
  );
}
