import type { Supplement } from '../../answer-schemas.ts';

type Works = Extract<Supplement, { kind: 'works' }>['works'];

export function WorksList({ works }: { works: Works }) {
  return (
    <ul className="editorial-records">
      {works.map(({ author, title, year, use }) => (
        <li key={title}>
          <small>
            {author}, {year}
          </small>
          <b>
            <cite>{title}</cite>
          </b>
          <span>{use}</span>
        </li>
      ))}
    </ul>
  );
}
