import { RadioGroup } from '@solelune/ui/radio-group';
import { ShareButton } from '@solelune/ui/share-button';
import { WheelCardMaker } from '@solelune/ui/wheel-card';
import { type ComponentProps, useState } from 'react';
import './share-sky.css';

type Card = ComponentProps<typeof WheelCardMaker>;

export interface ShareChoicesProps {
  /** What is shared, for the sheet of the system: names nobody. */
  title: string;
  text: string;
  /** The whole page, births included, and the same without them; null where an hour is missing to make it. */
  withBirth: string | null;
  withoutBirth: string | null;
  card: Card['words'];
  wheel: Card['wheel'];
  fileName: string;
}

type Kind = 'without' | 'with';

const WITHOUT = {
  value: 'without',
  label: 'Sans la naissance',
  hint: 'La page, sans prénom, ni date, ni lieu. Qui sait lire un ciel peut encore en retrouver le jour.',
} as const;
const WITH = { value: 'with', label: 'Avec la naissance', hint: 'La page telle que vous la voyez.' } as const;

/** What the dialog of sharing holds: it comes when it is opened. */
export default function ShareChoices({
  title,
  text,
  withBirth,
  withoutBirth,
  card,
  wheel,
  fileName,
}: ShareChoicesProps) {
  const choices = [...(withoutBirth ? [WITHOUT] : []), ...(withBirth ? [WITH] : [])];
  const [kind, setKind] = useState<Kind>(withoutBirth ? 'without' : 'with');
  const path = (kind === 'without' ? withoutBirth : withBirth) ?? '';
  // The host is known in the browser alone, where sharing happens.
  const url = typeof location === 'undefined' ? path : location.origin + path;
  return (
    <div className="share-sky">
      <section aria-labelledby="share-link">
        <h3 id="share-link">Un lien</h3>
        {choices.length > 1 ? (
          <RadioGroup
            label="Ce que le lien montre"
            choices={choices}
            value={kind}
            onValueChange={(value) => setKind(value as Kind)}
          />
        ) : (
          <p>{choices[0]?.hint}</p>
        )}
        <ShareButton tone="gold" title={title} text={text} url={url} label="Partager le lien" />
      </section>
      <section aria-labelledby="share-picture">
        <h3 id="share-picture">Une image</h3>
        <p>La roue, sans prénom, ni date, ni lieu. Elle est tracée sur cet appareil et n’est envoyée nulle part.</p>
        <WheelCardMaker wheel={wheel} words={card} fileName={fileName} />
      </section>
    </div>
  );
}
