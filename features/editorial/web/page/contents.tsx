import { SummaryBar } from '@solelune/ui/summary-bar';
import { useCurrentSection } from './use-current-section.ts';
import './contents.css';

interface ContentsProps {
  sections: readonly { key: string; title: string }[];
  numbered: boolean;
}

/** The table of contents: open beside the text where there is room, folded above it on a phone. */
export function Contents({ sections, numbered }: ContentsProps) {
  const current = useCurrentSection(sections.map(({ key }) => key));
  return (
    <nav className="editorial-contents" aria-label="Dans cette page">
      <details>
        <SummaryBar>Dans cette page</SummaryBar>
        <ol data-numbered={numbered || undefined}>
          {sections.map(({ key, title }) => (
            <li key={key}>
              <a href={`#${key}`} aria-current={key === current ? 'location' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
