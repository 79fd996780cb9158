import './portrait.css';

interface PortraitProps {
  picture: string | null;
  name: string;
  /** Round in lists, a niche on their own page. */
  shape: 'medal' | 'niche';
  /** Below the first view: fetched when it comes near. */
  isLate?: boolean;
}

/** A person's picture; without one, their initial in the house's light. The name stands beside it. */
export function Portrait({ picture, name, shape, isLate }: PortraitProps) {
  return (
    <span className={`advisor-portrait advisor-portrait--${shape}`} aria-hidden="true">
      {picture ? (
        <img src={picture} alt="" width="200" height="278" loading={isLate ? 'lazy' : 'eager'} decoding="async" />
      ) : (
        name.charAt(0)
      )}
    </span>
  );
}
