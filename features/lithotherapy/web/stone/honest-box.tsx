import { cardClass } from '@solelune/ui/card';
import './honest-box.css';

/** Said on every page of stones: what they do not do. */
export function HonestBox({ title = 'Ce que les pierres ne font pas' }: { title?: string }) {
  return (
    <aside className={cardClass({}, 'honest-box')}>
      <svg viewBox="0 0 92 92" aria-hidden="true">
        <path d="M46 14v56M30 78h32M16 28h60M46 14a3 3 0 1 0 .1 0M16 28L6 50h20zM76 28L66 50h20zM6 50a10 8 0 0 0 20 0M66 50a10 8 0 0 0 20 0" />
      </svg>
      <div>
        <h2>{title}</h2>
        <p>
          Aucun effet médical n’est connu. Une pierre ne remplace ni un avis, ni un traitement. Nous racontons des
          usages anciens, libre à vous d’en faire un rappel, un rite, un bel objet. Aucune ne se met dans une boisson.
        </p>
      </div>
    </aside>
  );
}
