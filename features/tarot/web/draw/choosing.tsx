import { sentenceOf } from '@solelune/contract/errors';
import { ordinalName } from '@solelune/french/numbers';
import { urlOf } from '@solelune/screen';
import { useSentForm } from '@solelune/screen/sent-form';
import { Button } from '@solelune/ui/button';
import type { DrawView } from '../../contract.ts';
import { addresses } from '../addresses.ts';
import { Steps } from '../ask/steps.tsx';
import { useNote } from '../device/use-note.ts';
import { Cloth } from '../table/cloth.tsx';
import { Fan } from '../table/fan.tsx';
import { Fingerprint } from './fingerprint.tsx';
import { countOf, nextPosition } from './picks.ts';
import { Slots } from './slots.tsx';
import { useTouch } from './use-touch.ts';
import './choosing.css';

interface ChoosingProps {
  view: DrawView;
  onTouched: (view: DrawView) => void;
}

/** The fan: cards face down, taken one after the other. Before the page is alive it is a form whose cards are boxes to tick. */
export function Choosing({ view, onTouched }: ChoosingProps) {
  const { picks, isFull, take, putBack, lay, state } = useTouch(view, onTouched);
  const { note } = useNote(view.id);
  const sent = useSentForm();
  const refusal = Object.values(sent?.problems ?? {})[0];
  const isOne = view.taken === 1;
  const /* begins with « première » to « septième » */ next = ordinalName(nextPosition(picks) + 1, 'f');
  return (
    <Cloth className="tarot-choosing" aria-labelledby="tarot-fan">
      <form
        className="page"
        method="post"
        action={urlOf(addresses.draw, { id: view.id })}
        onSubmit={(event) => {
          event.preventDefault();
          lay();
        }}
      >
        <Steps at={2} />
        <h1 id="tarot-fan">
          {isFull ? (isOne ? 'Votre carte est prise' : 'Vos cartes sont prises') : `Prenez la ${next} carte`}
        </h1>
        <p className="tarot-choosing__sub">
          {isFull ? (
            <>Vous pouvez encore {isOne ? 'la' : 'en'} reposer&nbsp;; une fois sur la table, plus rien ne change.</>
          ) : (
            <>
              {note?.question && <q>{note.question}</q>}
              Glissez le long de l’éventail&nbsp;: une carte se lève. Relâchez pour la prendre.
            </>
          )}
        </p>
        <Slots view={view} picks={picks} onPutBack={state === 'open' ? putBack : undefined} />
        <input type="hidden" name="draw" value={view.id} />
        <Fan
          deck={view.deck}
          size={view.size}
          picks={picks}
          isClosed={isFull || state !== 'open'}
          onTake={take}
          onPutBack={putBack}
        />
        <div className="tarot-choosing__under">
          {state === 'failed' ? (
            <div role="alert">
              <p>{sentenceOf('after_game')} Rien n’est perdu&nbsp;: vos cartes restent prises.</p>
              <Button tone="gold" onClick={lay}>
                Réessayer
              </Button>
            </div>
          ) : (
            <Button tone="gold" type="submit" loading={state === 'busy'}>
              {isFull ? `Poser ${isOne ? 'ma carte' : 'mes cartes'} sur la table` : 'Tirer pour moi'}
            </Button>
          )}
          <Fingerprint value={view.fingerprint} />
        </div>
        {refusal && (
          <p className="tarot-choosing__refusal" role="alert">
            {refusal}
          </p>
        )}
        <noscript>
          <div className="tarot-choosing__plain">
            <p>
              Cochez {view.taken === 1 ? 'une carte' : `${view.taken} cartes`} de l’éventail, ou aucune pour un tirage
              au hasard.
            </p>
            <label>
              Un mot à vous, qui brouille le mélange (facultatif){' '}
              <input name="seed" maxLength={64} autoComplete="off" />
            </label>
            <button type="submit" className="button button--gold">
              Prendre ces cartes
            </button>
          </div>
        </noscript>
        <p className="visually-hidden" role="status">
          {picks.length > 0 && `${countOf(picks)} sur ${view.taken}`}
        </p>
      </form>
    </Cloth>
  );
}
