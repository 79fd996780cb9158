import type { Supplement } from '../../answer-schemas.ts';

type Sources = Extract<Supplement, { kind: 'sources' }>['sources'];

export function SourcesList({ sources }: { sources: Sources }) {
  return (
    <ul className="editorial-records">
      {sources.map(({ source, url, licence, licenceUrl, sentence }) => (
        <li key={source}>
          <b>
            <a href={url} rel="noopener">
              {source}
            </a>
          </b>
          <span>{sentence}</span>
          <small>
            {licenceUrl ? (
              <a href={licenceUrl} rel="license noopener">
                {licence}
              </a>
            ) : (
              licence
            )}
          </small>
        </li>
      ))}
    </ul>
  );
}
