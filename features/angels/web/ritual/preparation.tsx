import { de } from '@solelune/french/elision';
import { Card } from '@solelune/ui/card';
import { type Angel, ELEMENT_WORDS, type Element } from '../../engine/index.ts';
import { HourDial } from '../drawings/hour-dial.tsx';
import { minuteWords } from '../words/dates.ts';
import './preparation.css';

/** What stands on the table, by element. */
const ON_THE_TABLE: Readonly<Record<Element, { thing: string; why: string; colour: string }>> = {
  fire: {
    thing: 'Une bougie',
    why: 'on l’allume avant le premier mot, on la souffle après le dernier',
    colour: 'ocre ou rouge brique',
  },
  earth: {
    thing: 'Une pierre ou une poignée de terre',
    why: 'posée dans la main gauche, elle donne du poids à ce que l’on dit',
    colour: 'vert profond',
  },
  air: {
    thing: 'Une plume ou une feuille de papier',
    why: 'le souffle la fait trembler, et l’on parle à son rythme',
    colour: 'violet pâle',
  },
  water: {
    thing: 'Un verre d’eau claire',
    why: 'on y trempe les doigts au début, on le rend à une plante à la fin',
    colour: 'bleu',
  },
};

/** What to have at hand, by what the angel is. */
export function Preparation({ angel }: { angel: Angel }) {
  const { sign, minuteFrom, minuteTo, choir } = angel;
  const { thing, why, colour } = ON_THE_TABLE[sign.element];
  return (
    <Card className="angels-preparation">
      <h2>Avant de commencer</h2>
      <HourDial angel={angel} />
      <dl>
        <div>
          <dt>Le moment</dt>
          <dd>{`Entre ${minuteWords(minuteFrom)} et ${minuteWords(minuteTo)}, à l’horloge de chez vous, ou quand vous le pouvez\u00A0: l’intention compte plus que la minute.`}</dd>
        </div>
        <div>
          <dt>{`Sur la table, pour l’élément ${ELEMENT_WORDS[sign.element].name}`}</dt>
          <dd>{`${thing}\u00A0: ${why}.`}</dd>
        </div>
        <div>
          <dt>La couleur</dt>
          <dd>{`Quelque chose ${de(colour)}, un tissu, une tasse, ce que vous avez.`}</dd>
        </div>
        <div>
          <dt>Le chœur</dt>
          <dd>{`On salue d’abord ${choir.archangel}, qui conduit les ${choir.name}, d’un mot ou d’un silence.`}</dd>
        </div>
      </dl>
    </Card>
  );
}
