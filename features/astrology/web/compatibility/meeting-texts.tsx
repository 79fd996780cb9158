import { TextColumns } from '@solelune/ui/reading-texts';
import { TextBlock } from '../frame/texts.tsx';
import './meeting-texts.css';

interface Section {
  readonly key: string;
  readonly title: string;
  readonly blocks: readonly { readonly about: 'pair' | 'from' | 'to'; readonly html: string }[];
}

interface MeetingTextsProps {
  sections: readonly Section[];
  /** The names to print over what is written for one of the two. */
  from: string;
  to: string;
}

/** Each subject of a meeting: the two together, then each of the two in its own voice. */
export function MeetingTexts({ sections, from, to }: MeetingTextsProps) {
  return (
    <TextColumns columns={2}>
      {sections.map(({ key, title, blocks }) => (
        <TextBlock key={key} of={key} title={title}>
          <div className="meeting-texts">
            {blocks.map(({ about, html }) => (
              <div key={about} data-about={blocks.length > 1 ? about : undefined}>
                {blocks.length > 1 && about !== 'pair' && (
                  <p className="meeting-texts__who">{about === 'from' ? from : to}</p>
                )}
                <div dangerouslySetInnerHTML={{ __html: html }} />
              </div>
            ))}
          </div>
        </TextBlock>
      ))}
    </TextColumns>
  );
}
