import { momentIn } from '@solelune/civil-time/moment-in-zone';
import { dateWords, shortHourWords } from '@solelune/civil-time/words';
import { type PageProps, urlOf } from '@solelune/screen';
import { useApp } from '@solelune/screen/app';
import { useForm } from '@solelune/screen/form';
import { Link } from '@solelune/screen/navigation';
import { Button } from '@solelune/ui/button';
import { EmptyState } from '@solelune/ui/empty-state';
import { arrowBackGlyph, downloadGlyph, Icon } from '@solelune/ui/icon';
import { InstantText } from '@solelune/ui/instant-text';
import { moreLinkClass } from '@solelune/ui/more-link';
import { PageTitle } from '@solelune/ui/page-title';
import { useReaderZone } from '@solelune/ui/reader-zone';
import { useState } from 'react';
import { type Transcript, type transcript, transcriptErase, transcriptLink } from '../../contract/transcript.ts';
import { addresses } from '../addresses.ts';
import { EraseForm } from './erase-form.tsx';
import './transcript-page.css';

/** What was said, to read again, to take along, and, for the member, to take away. */
export default function TranscriptPage({ data }: PageProps<typeof transcript>) {
  const { changePage } = useApp();
  const [shown, setShown] = useState(data);
  const { id, side, member_name, advisor_name, began_at, kept_until, erased_at, lines } = shown;
  const other = side === 'member' ? advisor_name : member_name;
  const link = useForm(transcriptLink, { done: ({ address }) => void location.assign(address) });
  const onErased = () => {
    const erased: Transcript = { ...shown, lines: [], erased_at: new Date().toISOString() };
    setShown(erased);
    changePage<Transcript>(() => erased);
  };
  return (
    <article className="transcript page">
      <Link className={moreLinkClass} to={urlOf(addresses.receipt, { id })}>
        <Icon of={arrowBackGlyph} size={18} />
        {side === 'member' ? 'Le reçu' : 'Le décompte'}
      </Link>
      <PageTitle
        eyebrow="Consultation"
        lead={
          kept_until && !erased_at ? (
            <>
              Scellée, lisible de vous deux seulement, gardée jusqu’au <InstantText at={kept_until} />.
            </>
          ) : undefined
        }
      >
        La conversation avec {other}
      </PageTitle>
      {began_at && (
        <p className="transcript__when">
          <InstantText at={began_at} words={dateWords} />
        </p>
      )}
      {erased_at ? (
        <EmptyState title="Cette conversation est effacée">
          <p>Il n’en reste aucun mot, ni pour vous ni pour {other}. Le reçu, lui, reste.</p>
        </EmptyState>
      ) : lines.length === 0 ? (
        <EmptyState title="Rien n’a été écrit">
          <p>Ce qui s’est dit de vive voix n’est jamais enregistré.</p>
        </EmptyState>
      ) : (
        <>
          <Lines lines={lines} me={side} names={{ member: member_name, advisor: advisor_name }} />
          <p className="transcript__take">
            <Button tone="quiet" loading={link.isBusy} onClick={() => void link.send({ id })}>
              <Icon of={downloadGlyph} />
              Enregistrer en fichier texte
            </Button>
            {link.message && <span role="alert">{link.message}</span>}
          </p>
        </>
      )}
      {side === 'member' && !erased_at && shown.ended_at && (
        <EraseForm call={transcriptErase} id={id} title="Effacer cette conversation" onErased={onErased}>
          Les messages, les images, la table et les notes prises par {other} s’effacent pour vous deux. Le reçu et le
          décompte du temps restent : ils ne disent rien de ce qui a été dit.
        </EraseForm>
      )}
    </article>
  );
}

type Line = Transcript['lines'][number];

function Lines({ lines, me, names }: { lines: readonly Line[]; me: Line['by']; names: Record<Line['by'], string> }) {
  const zone = useReaderZone();
  return (
    <ol className="transcript__lines">
      {lines.map(({ by, at, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was said never changes its order
        <li key={index} data-me={by === me || undefined}>
          <p className="transcript__who">
            <b>{by === me ? 'Vous' : names[by]}</b> <time dateTime={at}>{shortHourWords(momentIn(zone, at))}</time>
          </p>
          <p>{text ?? <i>Une image</i>}</p>
        </li>
      ))}
    </ol>
  );
}
