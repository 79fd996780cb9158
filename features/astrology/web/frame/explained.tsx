import { type TextSection, Texts } from './texts.tsx';
import './explained.css';

/** What a tool gives, how it computes, where it comes from. */
export function Explained({ title, sections }: { title: string; sections: readonly TextSection[] }) {
  return (
    <section className="sign-explained page">
      <h2>{title}</h2>
      <Texts sections={sections} columns={3} />
    </section>
  );
}
