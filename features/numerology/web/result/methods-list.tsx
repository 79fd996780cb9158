import { Badge } from '@solelune/ui/badge';
import type { ReactNode } from 'react';
import type { Method, MethodsCompared } from './methods.ts';
import './methods-list.css';

function Line({ method, kept }: { method: Method; kept?: boolean }) {
  const { name, addends, total, note, number, master } = method;
  return (
    <li data-kept={kept || undefined}>
      <div>
        <h3>
          {name}
          {kept && <Badge tone="accent">Méthode retenue</Badge>}
          {master && <Badge>Maître nombre</Badge>}
        </h3>
        <p className="numerology-methods__sum">
          {addends.join(' + ')}
          {addends.length > 1 && ` = ${total}`}
        </p>
        <p>{note}</p>
      </div>
      <strong>
        {master ?? number}
        {master && <small>racine {number}</small>}
      </strong>
    </li>
  );
}

interface MethodsListProps {
  methods: MethodsCompared;
  /** Which tradition is followed, and why. */
  children: ReactNode;
  /** What is said when the other schools find the same, or have nothing to say. */
  same: string;
}

export function MethodsList({ methods, children, same }: MethodsListProps) {
  const { chosen, others, differ } = methods;
  return (
    <section className="numerology-methods page">
      <div>
        <h2>La tradition suivie</h2>
        <p>{children}</p>
      </div>
      <ul>
        <Line method={chosen} kept />
        {differ ? (
          others.map((method) => <Line key={method.name} method={method} />)
        ) : (
          <li className="numerology-methods__same">{same}</li>
        )}
      </ul>
    </section>
  );
}
