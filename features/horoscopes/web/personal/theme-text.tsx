import type { PersonalTheme } from '../../answers/personal.ts';

/** What today's sky says of a theme, where it comes from, and the passages that speak of it. */
export function ThemeText({ theme }: { theme: PersonalTheme }) {
  const { html, from_words, passages } = theme;
  return (
    <>
      {html && <div className="personal-theme__text" dangerouslySetInnerHTML={{ __html: html }} />}
      {from_words && <p className="personal-theme__from">{from_words}</p>}
      {passages.length > 0 && (
        <ul className="personal-theme__passages">
          {passages.map(({ key, title, when_words, why_words }) => (
            <li key={key}>
              <a href={`#${key}`}>{title}</a>
              <span>{when_words}</span>
              <small>{why_words}</small>
            </li>
          ))}
        </ul>
      )}
      {!html && passages.length === 0 && (
        <p className="personal-theme__none">Aucun passage de ce mois ne parle de ce thème dans votre ciel.</p>
      )}
    </>
  );
}
