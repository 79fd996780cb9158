/** The mark: a sun that holds a moon, on a grid of 56. */
export function LogoMark({ size }: { size: number }) {
  return (
    <svg className="logo-mark" viewBox="0 0 56 56" width={size} height={size} aria-hidden="true">
      <path d="M28 5v5M28 46v5M5 28h5M46 28h5M11.7 11.7l3.5 3.5M40.8 40.8l3.5 3.5M44.3 11.7l-3.5 3.5M15.2 40.8l-3.5 3.5M13.8 28a14.2 14.2 0 1 0 28.4 0a14.2 14.2 0 1 0 -28.4 0z" />
      <path
        d="M19.2 6.8l1.3 3M35.5 46.2l1.3 3M6.8 19.2l3 1.3M46.2 35.5l3 1.3M36.8 6.8l-1.3 3M20.5 46.2l-1.3 3M49.2 19.2l-3 1.3M9.8 35.5l-3 1.3"
        opacity=".65"
      />
      <path
        className="logo-mark__moon"
        d="M31.5 14.3A14.2 14.2 0 1 0 31.5 41.7 11.8 14.2 0 0 1 31.5 14.3zM34.5 23.2l1.1 3.7 3.7 1.1-3.7 1.1-1.1 3.7-1.1-3.7-3.7-1.1 3.7-1.1z"
      />
    </svg>
  );
}
