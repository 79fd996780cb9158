import { joined } from '@solelune/french/lists';
import { rank } from '@solelune/french/numbers';
import { Button } from '@solelune/ui/button';
import { useState } from 'react';
import type { DrawView, MadeDraw } from '../../contract.ts';
import { grouped } from './grouped.ts';
import './proof.css';

const SEEDS: Record<MadeDraw['proof']['seed_from'], string> = {
  device: 'Votre appareil a tiré sa propre graine, que nous ne pouvions pas prévoir, et mélangé à nouveau.',
  word: 'Votre mot, que nous ne pouvions pas prévoir, a mélangé le jeu à nouveau.',
  server:
    'Sans script et sans mot de votre part, notre serveur a tiré aussi cette graine. Elle mélange à nouveau, et se vérifie de même.',
};

/** Everything that decided the draw, and a button that computes it again on this device. */
export function Proof({ view, made: { proof } }: { view: DrawView; made: MadeDraw }) {
  const [verdict, setVerdict] = useState<boolean | null>(null);
  const { picks, fan } = proof;
  return (
    <section className="tarot-proof page" id="preuve">
      <div>
        <h2>Le mélange était loyal, et cela se vérifie</h2>
        <p>
          Personne ne choisit vos cartes, pas même nous. L’ordre est scellé avant votre geste, votre geste le brouille
          une seconde fois, et tout se recalcule ensuite sous vos yeux.
        </p>
        <Button tone="quiet" onClick={() => void recompute(view, proof).then(setVerdict)}>
          Recalculer sur cet appareil
        </Button>
        <p className="tarot-proof__verdict" role="status" data-agrees={verdict ?? undefined}>
          {verdict === true && 'Recalculé ici : l’empreinte et les cartes concordent.'}
          {verdict === false && 'Le recalcul ne concorde pas. Écrivez-nous : ce tirage ne vaut rien.'}
        </p>
      </div>
      <ol>
        <li>
          <b>Avant l’éventail</b>
          <p>Notre graine secrète fixe un ordre des {view.size} cartes. Nous n’en montrons que l’empreinte.</p>
          <code>{grouped(view.fingerprint)}</code>
        </li>
        <li>
          <b>Au premier toucher</b>
          <p>{SEEDS[proof.seed_from]}</p>
          <code>{proof.seed_from === 'word' ? proof.visitor_seed : grouped(proof.visitor_seed)}</code>
        </li>
        <li>
          <b>Après la dernière carte</b>
          <p>Nous révélons la nôtre. La changer après coup changerait l’empreinte.</p>
          <code>{grouped(proof.server_seed)}</code>
        </li>
        <li>
          <b>L’ordre qui en résulte</b>
          <p>
            Dans l’éventail, vous avez pris {joined(picks.map((pick) => `la ${rank(pick, 'f')}`))}.
            {view.with_reversals && ' Les flèches marquent les cartes à l’envers.'}
          </p>
          <ol className="tarot-proof__fan">
            {fan.map((card, index) => (
              <li key={Math.abs(card)} data-taken={picks.includes(index + 1) || undefined}>
                {Math.abs(card)}
                {card < 0 && <u>↓</u>}
              </li>
            ))}
          </ol>
        </li>
      </ol>
    </section>
  );
}

/** The engine of the server, run here; it is fetched only by who asks. */
async function recompute(view: DrawView, proof: MadeDraw['proof']): Promise<boolean> {
  const { fanOf, fingerprintOf } = await import('../../engine/shuffle/proof.ts');
  const fan = fanOf(view.size, proof.server_seed, proof.visitor_seed, view.with_reversals);
  return (
    fingerprintOf(view.size, proof.server_seed) === view.fingerprint &&
    fan.every(({ card, isReversed }, index) => (isReversed ? -card : card) === proof.fan[index])
  );
}
