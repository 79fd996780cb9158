import './digit-parts.css';

const PLACES: Readonly<Record<string, string>> = {
  essence: 'En lui-même',
  opening: 'Il ouvre',
  middle: 'Il relie',
  closing: 'Il conclut',
  doubled: 'Deux fois',
  tripled: 'Trois fois',
};

interface DigitPartsProps {
  paragraphs: readonly { digit: number; place: string; html: string }[];
  closing: { digit: number; html: string } | null;
  sum: string;
}

/** The reading of a number, digit by digit; the sum has the last word. */
export function DigitParts({ paragraphs, closing, sum }: DigitPartsProps) {
  const parts = [
    ...paragraphs.map(({ digit, place, html }) => ({ digit, label: PLACES[place] ?? place, html })),
    ...(closing ? [{ digit: closing.digit, label: `La somme, ${sum}`, html: closing.html }] : []),
  ];
  return (
    <div className="angels-parts">
      {parts.map(({ /* begins with a figure */ digit, label, html }) => (
        <section key={label}>
          <b aria-hidden="true">{digit}</b>
          <div>
            <h2>
              <span className="visually-hidden">{`Le ${digit}. `}</span>
              {label}
            </h2>
            <div dangerouslySetInnerHTML={{ __html: html }} />
          </div>
        </section>
      ))}
    </div>
  );
}
