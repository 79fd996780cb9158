import './tool-texts.css';

interface ToolTextsProps {
  title: string;
  sections: readonly { key: string; title: string; html: string }[];
}

/** What a tool gives, how it computes, where it comes from. */
export function ToolTexts({ title, sections }: ToolTextsProps) {
  return (
    <section className="tool-texts page">
      <h2>{title}</h2>
      <div>
        {sections.map((section) => (
          <section key={section.key}>
            <h3>{section.title}</h3>
            <div dangerouslySetInnerHTML={{ __html: section.html }} />
          </section>
        ))}
      </div>
    </section>
  );
}
