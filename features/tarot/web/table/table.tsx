import { ordinalName } from '@solelune/french/numbers';
import { Button } from '@solelune/ui/button';
import { useState } from 'react';
import type { DrawView, LaidCardView, MadeDraw } from '../../contract.ts';
import { ROMAN } from '../draw/numerals.ts';
import { CardBack, CardPicture } from './card-picture.tsx';
import './table.css';

interface TableProps {
  view: DrawView;
  made: MadeDraw;
  /** How many cards are face up. */
  turned: number;
  onTurn: (turned: number) => void;
}

/** A spread that lies in one row has its words around the cards; any other is a plan with numbers, and its words beside it. */
const isRow = (positions: DrawView['positions']) => positions.every(({ row }) => row < 0.5);

export function Table({ view, made, turned, onTurn }: TableProps) {
  const row = isRow(view.positions);
  const isWhole = turned === made.cards.length;
  const next = `Retourner la ${ordinalName(turned + 1, 'f')} carte`;
  return (
    <div className="tarot-table" data-layout={row ? 'row' : 'plan'}>
      <ol className="tarot-table__cards" style={planSize(view.positions)}>
        {made.cards.map((card, index) => {
          const { key, title, about, column, row: line } = view.positions[index] as DrawView['positions'][number];
          const isUp = index < turned;
          return (
            <li key={key} style={{ '--x': column, '--y': line }} data-next={index === turned || undefined}>
              <span className="tarot-table__place">
                <i>{ROMAN[index]}</i>
                <span>{title}</span>
              </span>
              <TurningCard
                card={card}
                isUp={isUp}
                onTurn={index === turned ? () => onTurn(turned + 1) : undefined}
                turnLabel={next}
              />
              <p>
                {isUp ? (
                  <>
                    <b>
                      {card.name}
                      {card.reversed && <em> renversée</em>}
                    </b>
                    {row ? card.line : about}
                  </>
                ) : index === turned ? (
                  'Touchez pour retourner'
                ) : (
                  'Elle attend son tour'
                )}
              </p>
            </li>
          );
        })}
      </ol>
      {!row && (
        <div className="tarot-table__words">
          {made.fifth && isWhole && (
            <Sum values={made.fifth.values} steps={made.fifth.steps} card={made.cards.at(-1)} />
          )}
          <ol>
            {made.cards.slice(0, turned).map((card, index) => (
              <li key={view.positions[index]?.key}>
                <i>{ROMAN[index]}</i>
                <div>
                  <b>{card.name}</b> <small>{view.positions[index]?.title}</small>
                  <p>{card.line}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      )}
      {!isWhole && (
        <p className="tarot-table__turn">
          <Button tone="gold" onClick={() => onTurn(turned + 1)}>
            {next}
          </Button>
          <Button tone="plain" onClick={() => onTurn(made.cards.length)}>
            Tout retourner
          </Button>
        </p>
      )}
      {view.significator && isWhole && (
        <p className="tarot-table__own">
          <CardPicture deck="tarot" slug={view.significator.slug} alt="" />
          <span>
            <small>Votre arcane de naissance</small>
            <b>{view.significator.name}</b>
            {view.significator.epithet}
          </span>
        </p>
      )}
      <p className="visually-hidden" role="status">
        {turned > 0 && !isWhole && `${made.cards[turned - 1]?.name}`}
      </p>
    </div>
  );
}

/** How many cards wide and high the plan is. */
const planSize = (positions: DrawView['positions']) => ({
  '--columns': Math.max(...positions.map(({ column }) => column)) + 1,
  '--rows': Math.max(...positions.map(({ row }) => row)) + 1,
});

interface TurningCardProps {
  card: LaidCardView;
  isUp: boolean;
  onTurn: (() => void) | undefined;
  turnLabel: string;
}

/**
 * A card that lay face down has two sides, both drawn before it is turned: turning it only moves them, which the browser does without the page. One that
 * was found face up has only its face.
 */
function TurningCard({ card, isUp, onTurn, turnLabel }: TurningCardProps) {
  const [wasUp] = useState(isUp);
  const face = (
    <CardPicture
      deck={card.deck}
      slug={card.slug}
      alt={isUp ? `${card.name}${card.reversed ? ', renversée' : ''}. ${card.description}` : ''}
      reversed={card.reversed}
    />
  );
  if (wasUp) return <span className="tarot-turn">{face}</span>;
  return (
    <span className="tarot-turn" data-up={isUp || undefined}>
      <span className="tarot-turn__sides">
        <CardBack deck={card.deck} alt={onTurn || isUp ? '' : 'Carte face cachée'} />
        <span>{face}</span>
      </span>
      {onTurn && <button type="button" aria-label={turnLabel} onClick={onTurn} />}
    </span>
  );
}

function Sum({
  values,
  steps,
  card,
}: {
  values: readonly number[];
  steps: readonly number[];
  card: LaidCardView | undefined;
}) {
  const sum = steps.map((step, index) =>
    index === 0 ? `${values.join(' + ')} = ${step}` : `${Array.from(String(steps[index - 1])).join(' + ')} = ${step}`,
  );
  return (
    <p className="tarot-table__sum">
      {sum.join(' → ')}
      <small>
        La cinquième carte ne se tire pas&nbsp;: elle se calcule. {steps.at(-1)}, c’est {card?.name}.
      </small>
    </p>
  );
}
