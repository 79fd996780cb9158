import { Button } from '@solelune/ui/button';
import { Icon, printGlyph } from '@solelune/ui/icon';
import './print-choice.css';

/** The edition stands on the document while it is printed: the style sheet of the page knows what each one holds. */
function print(edition: 'short' | 'whole'): void {
  const { dataset } = document.documentElement;
  dataset['printEdition'] = edition;
  addEventListener('afterprint', () => delete dataset['printEdition'], { once: true });
  window.print();
}

/** Everything, or what holds on two pages. */
export function PrintChoice() {
  return (
    <details className="print-choice">
      <summary className="button button--plain">
        <Icon of={printGlyph} />
        Imprimer
      </summary>
      <div>
        <Button tone="quiet" onClick={() => print('short')}>
          L’essentiel, deux pages
        </Button>
        <Button tone="quiet" onClick={() => print('whole')}>
          Tout le thème
        </Button>
      </div>
    </details>
  );
}
