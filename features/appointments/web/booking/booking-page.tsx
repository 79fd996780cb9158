import { zoneWords } from '@solelune/civil-time/zone-words';
import { type PageProps, urlOf } from '@solelune/screen';
import { useAnswer } from '@solelune/screen/answer';
import { useApp } from '@solelune/screen/app';
import { useForm } from '@solelune/screen/form';
import { Link, useLocation } from '@solelune/screen/navigation';
import { Badge } from '@solelune/ui/badge';
import { buttonClass } from '@solelune/ui/button';
import { Crumbs } from '@solelune/ui/crumbs';
import { EmptyState } from '@solelune/ui/empty-state';
import { PageTitle } from '@solelune/ui/page-title';
import { useReaderZone } from '@solelune/ui/reader-zone';
import { useState, useSyncExternalStore } from 'react';
import { type Booking, type booking, hold, slots as slotsCall } from '../../contract.ts';
import { addresses, startInAddress } from '../addresses.ts';
import { EmptyCalendarPicture } from '../empty-calendar-picture.tsx';
import { type BookedKind, Ticket } from './ticket.tsx';
import { Week } from './week.tsx';
import { countOf, placeOf, weeksOf } from './week-days.ts';
import './booking-page.css';

/** An hour with an advisor: chosen on the reader's own clock, held ten minutes, then paid. */
export default function BookingPage({ data, params }: PageProps<typeof booking, { slug: string }>) {
  const { advisor } = data;
  const way = [
    { name: 'L’équipe', path: '/equipe' },
    { name: advisor.name, path: `/equipe/${params.slug}` },
    { name: 'Rendez-vous' },
  ];
  return (
    <div className="booking-page page" data-universe="advisors">
      <Crumbs way={way} link={Link} />
      <PageTitle
        eyebrow={advisor.is_demo ? <Badge tone="line">Démonstration</Badge> : 'Rendez-vous'}
        lead="Annulable jusqu’à l’heure dite, et rendu aussitôt en Soleils."
      >
        Réserver une heure avec {advisor.name}
      </PageTitle>
      {data.has_agenda && data.ways.length > 0 ? <Agenda data={data} /> : <NoAgenda {...advisor} />}
    </div>
  );
}

const NoAgenda = ({ name, slug }: Booking['advisor']) => (
  <EmptyState
    title="Pas d’heures à réserver pour le moment"
    picture={<EmptyCalendarPicture />}
    action={
      <Link className={buttonClass({ tone: 'quiet' })} to={`/equipe/${slug}`}>
        Voir sa page
      </Link>
    }
  >
    <p>
      {name} ne donne pas de rendez-vous en ce moment. Sa page dit quand une consultation est possible tout de suite.
    </p>
  </EmptyState>
);

const FIRST_MINUTES = 30;

const never = () => () => {};

/** The slot that a link chose (`?creneau=`). The server draws one page for everybody: only the browser reads it. */
function useLinkedSlot(): string | null {
  const { search } = useLocation();
  const asked = useSyncExternalStore(
    never,
    () => new URLSearchParams(search).get('creneau'),
    () => null,
  );
  const at = Date.parse(asked ?? '');
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

function Agenda({ data }: { data: Booking }) {
  const { advisor } = data;
  const { user, navigate } = useApp();
  const zone = useReaderZone();
  const [kind, setKind] = useState<BookedKind>(data.ways[0]?.kind ?? 'phone');
  const [minutes, setMinutes] = useState(FIRST_MINUTES);
  const [picked, setPicked] = useState<string | null>(null);
  const linked = useLinkedSlot();
  const chosen = picked ?? linked;
  const [at, setAt] = useState<{ week: number; day: number } | null>(null);
  // What the page was drawn with may be a minute old by now.
  const { answer, again } = useAnswer(slotsCall, { slug: advisor.slug, minutes: String(minutes), from: data.from });
  const free = answer?.slots ?? (minutes === FIRST_MINUTES ? data.slots : []);
  const weeks = weeksOf(free, data.from, zone);
  const first = weeks.findIndex((days) => days.some((day) => countOf(day) > 0));
  const place = at ?? (linked === null ? null : placeOf(weeks, linked));
  const week = Math.min(place?.week ?? Math.max(0, first), weeks.length - 1);
  const days = weeks[week] ?? [];
  const firstDay = days.findIndex((day) => countOf(day) > 0);
  const shown = place?.week === week ? place.day : Math.max(0, firstDay);
  const isStillFree = chosen !== null && free.includes(chosen);

  const { send, message, isBusy, touch } = useForm(hold, {
    done: ({ order }) => navigate(`/paiement/commande/${order}`),
    refused: () => void again(),
  });
  const book = () => {
    if (!chosen) return;
    const start = startInAddress(chosen);
    // Who is not logged in goes through the login to the same hour.
    if (!user) return navigate(urlOf(addresses.confirm, { slug: advisor.slug, start, minutes: String(minutes), kind }));
    void send({ slug: advisor.slug, starts_at: chosen, minutes: String(minutes), kind, zone });
  };
  const go = (by: number) => () => {
    const target = weeks[week + by] ?? [];
    setAt({
      week: week + by,
      day: Math.max(
        0,
        target.findIndex((day) => countOf(day) > 0),
      ),
    });
  };
  return (
    <>
      <p className="booking-page__zone">
        Les heures sont les vôtres : {zoneWords(zone)}.
        {zone !== advisor.zone && ` Pour ${advisor.name} : ${zoneWords(advisor.zone)}.`}
      </p>
      <div className="booking-page__two">
        <Week
          {...{ days, zone, shown, chosen }}
          onShow={(day) => setAt({ week, day })}
          onChoose={(slot) => {
            touch();
            setPicked(slot);
          }}
          onEarlier={week > 0 ? go(-1) : null}
          onLater={week < weeks.length - 1 ? go(1) : null}
        />
        <Ticket
          {...{ booking: data, zone, kind, minutes, isBusy }}
          chosen={isStillFree ? chosen : null}
          onKind={setKind}
          onMinutes={setMinutes}
          refusal={message}
          onBook={book}
          act="Réserver cette heure"
        />
      </div>
    </>
  );
}
