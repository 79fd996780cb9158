import { counted } from '@solelune/french/counts';
import type { MouseEvent } from 'react';
import { Button } from '../button/index.ts';
import { type Glyph, Icon } from '../icon/index.ts';
import { type ComboboxOption, type ComboboxState, splitAtMatch } from './combobox-state.ts';

interface ComboboxListProps<Option extends ComboboxOption> {
  id: string;
  state: ComboboxState<Option>;
  glyph?: Glyph;
  summary?: (count: number) => string;
  onChoose: (option: Option) => void;
  onPoint: (index: number) => void;
  onRetry: () => void;
}

export function ComboboxList<Option extends ComboboxOption>(props: ComboboxListProps<Option>) {
  const { id, state } = props;
  const shown = state.open && (state.options.length > 0 || state.status !== 'idle');
  return (
    <div className="combobox__panel" hidden={!shown}>
      <div
        id={id}
        className="combobox__list"
        role="listbox"
        tabIndex={-1}
        aria-label="Propositions"
        onMouseDown={keepFocus}
      >
        {state.options.map((option, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard acts from the text field
          <div
            key={option.id}
            id={`${id}-${index}`}
            className="combobox__option"
            role="option"
            tabIndex={-1}
            aria-selected={index === state.active}
            onClick={() => props.onChoose(option)}
            onPointerMove={() => index !== state.active && props.onPoint(index)}
          >
            {props.glyph && <Icon of={props.glyph} size={20} />}
            <Marked label={option.label} query={state.text.trim()} />
            {option.detail && <small>{option.detail}</small>}
            {option.aside && <span className="combobox__aside">{option.aside}</span>}
          </div>
        ))}
      </div>
      <div className="combobox__summary" role="status">
        {shown && words(props)}
      </div>
      {state.status === 'failed' && (
        <Button tone="plain" className="combobox__retry" onClick={props.onRetry} onMouseDown={keepFocus}>
          Réessayer
        </Button>
      )}
    </div>
  );
}

/** A press on the list must not take the focus from the text. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

function words<Option extends ComboboxOption>({ state, summary }: ComboboxListProps<Option>): string {
  if (state.status === 'failed') return 'La recherche n’a pas abouti. Votre saisie est conservée.';
  if (state.status === 'loading') return state.options.length > 0 ? '' : 'Recherche…';
  if (state.options.length === 0) return 'Aucune réponse. Vérifiez l’orthographe ou essayez un nom voisin.';
  return summary?.(state.options.length) ?? counted(state.options.length, 'réponse', 'réponses');
}

function Marked({ label, query }: { label: string; query: string }) {
  const { before, match, after } = splitAtMatch(label, query);
  return (
    <span className="combobox__label">
      {before}
      {match && <mark>{match}</mark>}
      {after}
    </span>
  );
}
