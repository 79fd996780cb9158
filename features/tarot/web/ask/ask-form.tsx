import { sentenceOf } from '@solelune/contract/errors';
import type { CallForm } from '@solelune/screen/address-form';
import { useCallForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { Switch } from '@solelune/ui/switch';
import { type ReactNode, useId, useState } from 'react';
import { noteDraw } from '../device/draw-notes.ts';
import type { DrawWords } from '../draws.ts';
import './ask-form.css';

const LONGEST_QUESTION = 300;

/** The intention: a question that one may write, which stays on the device. The box has no name, so that no form ever sends it. */
export function AskForm({ words, form, children }: { words: DrawWords; form: CallForm; children?: ReactNode }) {
  const [question, setQuestion] = useState('');
  const id = useId();
  const { props, problems, isBusy, hasFailed } = useCallForm(form, words.path, {
    left: ({ id: draw }) =>
      noteDraw({
        ...{ id: String(draw), spread: words.spreads[0], question: question.trim() },
        at: new Date().toISOString(),
      }),
  });
  const refusal = Object.values(problems)[0];
  return (
    <div className="tarot-ask-form">
      <form {...props}>
        <h2>Posez-la simplement</h2>
        <label htmlFor={id}>Votre question</label>
        <textarea
          id={id}
          maxLength={LONGEST_QUESTION}
          placeholder={words.example}
          value={question}
          onChange={(event) => setQuestion(event.target.value)}
        />
        <p className="tarot-ask-form__hint">
          <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.4" aria-hidden="true">
            <rect x="3" y="7" width="10" height="7" rx="1.5" />
            <path d="M5 7V5a3 3 0 0 1 6 0v2" />
          </svg>
          Elle reste sur cet appareil tant que vous n’enregistrez pas le tirage.
        </p>
        {children ?? <input type="hidden" name="spread" value={words.spreads[0]} />}
        {words.withReversals && <Switch name="reversals" value="1" label="Laisser des cartes tomber renversées" />}
        <div className="tarot-ask-form__ways">
          <Button type="submit" loading={isBusy}>
            Mélanger les cartes
          </Button>
          <span>{words.count}, sans inscription.</span>
        </div>
        {(hasFailed || refusal) && (
          <p className="tarot-ask-form__refusal" role="alert">
            {refusal ?? `${sentenceOf('after_game')} Votre question est toujours là.`}
          </p>
        )}
      </form>
      <aside>
        <h3>Ce qui change une question</h3>
        <dl>
          <dt>Va-t-il revenir&#8239;?</dt>
          <dd>Que puis-je attendre de ce lien, et que puis-je lui donner&#8239;?</dd>
          <dt>Aurai-je ce poste&#8239;?</dt>
          <dd>Qu’est-ce qui me porte vers ce poste, et qu’est-ce que j’oublie de montrer&#8239;?</dd>
          <dt>Dois-je partir&#8239;?</dt>
          <dd>Que devient ma vie si je reste, que devient-elle si je pars&#8239;?</dd>
        </dl>
        <p>
          Les cartes ne datent rien, ne soignent rien et ne lisent pas la vie d’autrui. Elles répondent bien à
          «&nbsp;comment&nbsp;» et à «&nbsp;que faire de&nbsp;».
        </p>
      </aside>
    </div>
  );
}
