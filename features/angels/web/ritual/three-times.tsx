import type { Angel } from '../../engine/index.ts';
import './three-times.css';

/** The same three times for every ritual, around its own gesture. */
export function ThreeTimes({ angel }: { angel: Angel }) {
  const times = [
    {
      name: 'Ouvrir',
      say: `Coupez ce qui sonne, posez les deux pieds au sol. Trois souffles lents, puis son nom à mi-voix\u00A0: ${angel.name}.`,
    },
    { name: 'Dire', say: 'Les mots ci-dessous, une fois ou trois. Ajoutez votre demande en une phrase, au présent.' },
    {
      name: 'Refermer',
      say: 'Remerciez, même si rien n’a bougé. Notez une seule chose que vous ferez avant demain soir, et faites-la.',
    },
  ];
  return (
    <ol className="angels-three-times">
      {times.map(({ name, say }) => (
        <li key={name}>
          <b>{name}</b>
          <span>{say}</span>
        </li>
      ))}
    </ol>
  );
}
