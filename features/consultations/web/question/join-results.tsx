import type { PageProps } from '@solelune/screen';
import { Checkbox } from '@solelune/ui/checkbox';
import { InstantText } from '@solelune/ui/instant-text';
import type { questionForm } from '../../contract/question.ts';
import { ATTACHMENTS_MAX } from '../../engine/question.ts';

const FIRST_SHOWN = 4;

interface JoinResultsProps {
  joinable: PageProps<typeof questionForm>['data']['joinable'];
  chosen: readonly string[];
  onChosen: (chosen: string[]) => void;
  error: string | null;
}

/** Results of the member's own, by reference: what is removed later is no longer shown. */
export function JoinResults({ joinable, chosen, onChosen, error }: JoinResultsProps) {
  const isFull = chosen.length >= ATTACHMENTS_MAX;
  const toggle = (id: string, isOn: boolean) => onChosen(isOn ? [...chosen, id] : chosen.filter((one) => one !== id));
  const box = ({ id, title, created_at }: JoinResultsProps['joinable'][number]) => (
    <Checkbox
      key={id}
      checked={chosen.includes(id)}
      disabled={isFull && !chosen.includes(id)}
      onChange={(event) => toggle(id, event.target.checked)}
      label={
        <>
          {title}{' '}
          <small>
            gardé le <InstantText at={created_at} />
          </small>
        </>
      }
    />
  );
  return (
    <fieldset className="write-page__join">
      <legend>
        Joindre un thème, un tirage <small>facultatif, {ATTACHMENTS_MAX} au plus</small>
      </legend>
      {joinable.length === 0 ? (
        <p>Ce que vous gardez en chemin (thème, tirage, nombre) pourra être joint d’ici.</p>
      ) : (
        <>
          {joinable.slice(0, FIRST_SHOWN).map(box)}
          {joinable.length > FIRST_SHOWN && (
            <details>
              <summary>Plus ancien</summary>
              {joinable.slice(FIRST_SHOWN).map(box)}
            </details>
          )}
        </>
      )}
      {error && <p role="alert">{error}</p>}
    </fieldset>
  );
}
