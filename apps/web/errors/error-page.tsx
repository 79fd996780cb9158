import type { ReactNode } from 'react';
import './error-page.css';

/** The common frame of the three pages one hopes not to see: a drawn sky, a sentence, a way out. */
export function ErrorPage({
  figure,
  title,
  children,
  action,
}: {
  figure?: ReactNode;
  title: string;
  children: ReactNode;
  action: ReactNode;
}) {
  return (
    <section className="error-page page">
      {figure && (
        <div className="error-page__figure" aria-hidden="true">
          {figure}
        </div>
      )}
      <h1>{title}</h1>
      <div className="error-page__text">{children}</div>
      <p className="error-page__action">{action}</p>
    </section>
  );
}
