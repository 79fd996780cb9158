import './site-previews.css';

const WIDTHS = [
  { name: 'Téléphone, 360', width: 360, height: 700, scale: 0.75 },
  { name: 'Ordinateur, 1280', width: 1280, height: 900, scale: 0.45 },
] as const;

/** The site itself, in two windows: what stands there is what a visitor sees. They are to be looked at, not used. */
export function SitePreviews({ address }: { address: string }) {
  return (
    <div className="site-previews">
      {WIDTHS.map(({ name, width, height, scale }) => (
        <figure key={name} style={{ '--width': width, '--height': height, '--scale': scale }}>
          <div>
            <iframe
              title={`Aperçu : ${name}`}
              {...{ src: address, width, height, inert: true, tabIndex: -1 }}
              // Every page takes itself out of a frame, but for one that does not let it.
              sandbox="allow-scripts allow-same-origin"
            />
          </div>
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  );
}
