import type { PageProps } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { buttonClass } from '@solelune/ui/button';
import { Card } from '@solelune/ui/card';
import { arrowBackGlyph, Icon } from '@solelune/ui/icon';
import { InstantText } from '@solelune/ui/instant-text';
import { moreLinkClass } from '@solelune/ui/more-link';
import { PageTitle } from '@solelune/ui/page-title';
import type { activityEmail } from '../../contract.ts';
import './opened-page.css';

/** A mail as it was sent, as text: nothing in it can run, nor call home. */
export default function EmailPage({ data: { email, next } }: PageProps<typeof activityEmail>) {
  return (
    <article className="opened">
      <Link className={moreLinkClass} to="/profil/activites/emails">
        <Icon of={arrowBackGlyph} size={18} />
        Tous vos e-mails
      </Link>
      <PageTitle
        eyebrow={
          <>
            Reçu le <InstantText at={email.sent_at} />
          </>
        }
      >
        {email.subject}
      </PageTitle>
      <Card className="opened__letter">{email.text}</Card>
      {next && (
        <Link className={buttonClass({ tone: 'quiet' })} to={next.address}>
          {next.words}
        </Link>
      )}
    </article>
  );
}
