import './steps.css';

const STEPS = ['Le tirage', 'La question', 'L’éventail', 'Les cartes', 'La lecture'];

/** Where one is on the way from a question to its reading; `at` counts from 0. */
export function Steps({ at }: { at: number }) {
  return (
    <ol className="tarot-steps" aria-label="Étapes du tirage">
      {STEPS.map((name, index) => (
        <li key={name} aria-current={index === at ? 'step' : undefined} data-done={index < at || undefined}>
          <i>{index + 1}</i>
          <span>{name}</span>
        </li>
      ))}
    </ol>
  );
}
