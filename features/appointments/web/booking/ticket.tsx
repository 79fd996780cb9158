import { momentIn } from '@solelune/civil-time/moment-in-zone';
import { dayWords, shortHourWords, weekdayWords } from '@solelune/civil-time/words';
import { zoneWords } from '@solelune/civil-time/zone-words';
import { capitalised } from '@solelune/french/sentence';
import { formatEuros } from '@solelune/money';
import { Link } from '@solelune/screen/navigation';
import { Button } from '@solelune/ui/button';
import { clockGlyph, errorGlyph, Icon } from '@solelune/ui/icon';
import { SegmentedControl } from '@solelune/ui/segmented-control';
import type { ReactNode } from 'react';
import type { Booking } from '../../contract.ts';
import { otherClockWords } from '../../words/meeting.ts';
import './ticket.css';

export type BookedKind = Booking['ways'][number]['kind'];

const KIND_NAMES: Readonly<Record<BookedKind, string>> = { phone: 'Téléphone', chat: 'Tchat' };

interface Props {
  booking: Booking;
  zone: string;
  chosen: string | null;
  kind: BookedKind;
  minutes: number;
  onKind?: (kind: BookedKind) => void;
  onMinutes?: (minutes: number) => void;
  refusal: string | null;
  isBusy: boolean;
  onBook: () => void;
  /** What the button says. */
  act: ReactNode;
}

/** What would be booked, on both clocks, with its price: everything is said before anything is held. */
export function Ticket({
  booking,
  zone,
  chosen,
  kind,
  minutes,
  onKind,
  onMinutes,
  refusal,
  isBusy,
  onBook,
  act,
}: Props) {
  const { advisor, ways } = booking;
  const perMinute = ways.find((way) => way.kind === kind)?.cents_per_minute ?? 0;
  return (
    <section className="booking-ticket" aria-label="Votre rendez-vous">
      {chosen ? <When {...{ chosen, zone, advisor }} /> : <h2>Choisissez une heure</h2>}
      {onKind && ways.length > 1 && (
        <SegmentedControl
          label="Comment"
          value={kind}
          onValueChange={onKind}
          choices={ways.map((way) => ({ value: way.kind, label: KIND_NAMES[way.kind] }))}
        />
      )}
      {onMinutes && (
        <SegmentedControl
          label="Durée"
          value={String(minutes)}
          onValueChange={(value) => onMinutes(Number(value))}
          choices={booking.minutes.map((one) => ({ value: String(one), label: `${one} min` }))}
        />
      )}
      <dl>
        <div>
          <dt>
            {minutes} min à {formatEuros(perMinute)}, par {kind === 'phone' ? 'téléphone' : 'tchat'}
          </dt>
          <dd>{formatEuros(perMinute * minutes)}</dd>
        </div>
        <div className="booking-ticket__sum">
          <dt>À régler, TTC</dt>
          <dd>{formatEuros(perMinute * minutes)}</dd>
        </div>
      </dl>
      <div role="alert">
        {refusal && (
          <p className="booking-ticket__refusal">
            <Icon of={errorGlyph} size={20} />
            <span>{refusal}</span>
          </p>
        )}
      </div>
      <Button wide size="l" disabled={!chosen || !booking.open} loading={isBusy} onClick={onBook}>
        {act}
      </Button>
      {!booking.open && <p>Le paiement par carte n’est pas ouvert sur ce site : aucune heure ne peut être réservée.</p>}
      <p className="booking-ticket__hold">
        <Icon of={clockGlyph} size={20} />
        L’heure vous est gardée dix minutes, le temps de payer.
      </p>
      <p>
        Le prix se règle d’avance : ce ne sont pas des arrhes. Vous annulez avant l’heure : tout revient en Soleils,
        aussitôt. {advisor.name} annule : tout revient en Soleils ou sur votre carte, à votre choix. Vous avez aussi
        quatorze jours pour <Link to="/renoncer-au-contrat">renoncer au contrat</Link>, tant que la consultation n’a pas
        été donnée.
      </p>
    </section>
  );
}

function When({ chosen, zone, advisor }: { chosen: string; zone: string; advisor: Booking['advisor'] }) {
  const moment = momentIn(zone, chosen);
  const others = otherClockWords(chosen, zone, advisor.zone);
  return (
    <>
      <h2>
        <time dateTime={chosen}>
          {capitalised(`${weekdayWords(moment)} ${dayWords(moment)}, ${shortHourWords(moment)}`)}
        </time>
      </h2>
      <p className="booking-ticket__clock">
        {capitalised(zoneWords(zone))}
        {others && (
          <>
            {' '}
            : pour {advisor.name}, <b>{others}</b>, {zoneWords(advisor.zone)}
          </>
        )}
        .
      </p>
    </>
  );
}
