import { counted } from '@solelune/french/counts';
import { cardClass } from '@solelune/ui/card';
import { RangePlot } from '@solelune/ui/plots';
import { Slider } from '@solelune/ui/slider';
import { type ChanceComparison, FEWEST_GLANCES, MOST_GLANCES } from '../../engine/statistics/chance.ts';
import type { Summary } from '../../engine/statistics/summary.ts';
import { roughly, shareWords } from '../words.ts';
import './chance-panel.css';

const VERDICTS: Readonly<Record<ChanceComparison['verdict'], string>> = {
  fewer:
    'C’est moins que ce que le hasard montrerait. Rien d’étonnant\u00a0: on ne note pas tout ce que l’on voit, et l’on regarde peut-être moins souvent l’heure qu’on ne le croit.',
  as_chance:
    'Votre carnet reste dans la mesure du hasard. Cela n’enlève rien à ce que ces heures vous disent\u00a0: c’est votre attention qui les choisit.',
  more: 'C’est davantage que ce que le hasard donne d’habitude. Avant toute autre raison, pensez à deux plus simples\u00a0: qui guette regarde plus souvent l’horloge, et 11h11 se retient mieux que 11h12.',
};

/** An hour that came twice is no news. */
const WORTH_A_WORD = 3;

interface ChancePanelProps {
  summary: Summary;
  glances: number;
  onGlances: (glances: number) => void;
}

/** What was noted beside what chance alone would give, under an assumption that is said and that the reader may change. */
export function ChancePanel({ summary: { chance, favourite, count }, glances, onGlances }: ChancePanelProps) {
  return (
    <section className={cardClass({}, 'mirror-chance')} aria-labelledby="mirror-chance">
      <h3 id="mirror-chance">Et le hasard, combien en donnerait-il&#8239;?</h3>
      <Slider
        label="Coups d’œil à l’horloge, par jour"
        value={glances}
        onValueChange={onGlances}
        min={FEWEST_GLANCES}
        max={MOST_GLANCES}
        step={5}
        ends={['rarement', 'sans cesse']}
      />
      <RangePlot
        low={chance.low}
        high={chance.high}
        middle={chance.expected}
        value={chance.count}
        rangeWords={`hasard\u00a0: ${chance.low} à ${chance.high}`}
        valueWords={`vous\u00a0: ${chance.count}`}
      />
      <div className="mirror-chance__words" aria-live="polite">
        <p>
          En {counted(chance.days, 'jour', 'jours')}, vous avez noté <b>{counted(count, 'heure', 'heures')}</b>. Avec{' '}
          {glances} coups d’œil par jour, le hasard seul en montre environ <b>{roughly(chance.expected)}</b>, et
          dix-neuf fois sur vingt entre {chance.low} et {chance.high}.
        </p>
        <p>{VERDICTS[chance.verdict]}</p>
        {favourite && favourite.count >= WORTH_A_WORD && (
          <p>
            <b>{favourite.hour}</b> revient {favourite.count} fois. Si les cinquante-deux heures avaient la même chance,
            une heure ou une autre reviendrait aussi souvent{' '}
            {favourite.probability >= 0.995 ? 'presque toujours' : `${shareWords(favourite.probability)} au plus`}, dans
            des carnets de cette longueur.
          </p>
        )}
      </div>
      <details className="mirror-chance__method">
        <summary>La méthode, en clair</summary>
        <p>
          On suppose que vous regardez l’heure un certain nombre de fois par jour, à des moments qui n’ont rien à voir
          avec ce qu’elle affiche. Cinquante-deux minutes sur 1&#8239;440 portent une heure de nos listes&nbsp;: un coup
          d’œil sur vingt-huit en rencontre une. Chaque heure ne compte qu’une fois par jour, comme dans le carnet.
        </p>
        <p>
          Le nombre attendu suit alors une loi binomiale, dont nous donnons la moyenne et l’intervalle qui contient
          95&nbsp;% des cas. Personne ne connaît le vrai nombre de vos coups d’œil&nbsp;: c’est lui qui décide de
          presque tout, et c’est pourquoi vous pouvez le changer.
        </p>
      </details>
    </section>
  );
}
