import { grouped } from './grouped.ts';
import './fingerprint.css';

/** What is known of the order before any choice. */
export const Fingerprint = ({ value }: { value: string }) => (
  <details className="tarot-mark">
    <summary>
      L’ordre est déjà fixé. Son empreinte, connue de vous avant tout choix&nbsp;:
      <code>
        {grouped(value.slice(0, 16))} … {grouped(value.slice(-8))}
      </code>
    </summary>
    <p>
      Notre graine secrète a mélangé le jeu. L’empreinte en est la trace&nbsp;: changer l’ordre la changerait. Votre
      premier toucher ajoute une graine que nous ne pouvions pas prévoir, et à la fin tout se recalcule.
    </p>
    <code>{grouped(value)}</code>
  </details>
);
