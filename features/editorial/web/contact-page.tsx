import type { PageProps } from '@solelune/screen';
import { Icon, mailGlyph } from '@solelune/ui/icon';
import { Prose } from '@solelune/ui/prose';
import type { pageGet } from '../contract.ts';
import { ContactForm } from './contact/contact-form.tsx';
import { PageHead } from './page/page-head.tsx';
import { RelatedPages } from './page/related-pages.tsx';
import './contact-page.css';

/** The form, and beside it what is good to know before writing; the address is there for whoever prefers a mail. */
export default function ContactPage({ data: { page } }: PageProps<typeof pageGet>) {
  const { sections, contactEmail } = page;
  return (
    <>
      <PageHead page={page} />
      <div className="editorial-contact page">
        <ContactForm contactEmail={contactEmail} />
        <aside className="editorial-contact__notes">
          <p className="editorial-contact__address">
            <Icon of={mailGlyph} size={24} />
            <span>
              Ou directement par e-mail
              <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
            </span>
          </p>
          {sections.map(({ key, title, html }) => (
            <section key={key} id={key}>
              <h2>{title}</h2>
              <Prose dangerouslySetInnerHTML={{ __html: html }} />
            </section>
          ))}
        </aside>
      </div>
      <RelatedPages besides={page.slug} />
    </>
  );
}
