import { momentIn } from '@solelune/civil-time/moment-in-zone';
import { dateWords } from '@solelune/civil-time/words';
import { capitalised } from '@solelune/french/sentence';
import { formatEuros } from '@solelune/money';
import { type PageProps, urlOf } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { buttonClass } from '@solelune/ui/button';
import { useReaderZone } from '@solelune/ui/reader-zone';
import { formatSuns } from '@solelune/wallet/engine';
import type { ReceiptData, receipt } from '../../contract/room.ts';
import { durationWords, exactHourWords } from '../../words/durations.ts';
import { WAY_WORDS } from '../../words/labels.ts';
import { lineWords } from '../../words/lines.ts';
import { addresses } from '../addresses.ts';
import { LongDay } from '../guards/long-day.tsx';
import { Ribbon } from './ribbon.tsx';
import { Summary } from './summary.tsx';
import './receipt-page.css';

/** Every second of it, as the log has it: it can be recounted line by line. */
export default function ReceiptPage({ data }: PageProps<typeof receipt>) {
  const { id, side, other, lines, meter } = data;
  const zone = useReaderZone();
  const names = side === 'member' ? { member: 'vous', advisor: other.name } : { member: other.name, advisor: 'vous' };
  const first = new Date(lines[0]?.atMs ?? 0).toISOString();
  return (
    <div className="receipt page">
      <section className="receipt__bill" aria-label="Reçu">
        <header>
          <h1>{side === 'member' ? 'Votre reçu' : 'Le décompte'}</h1>
          <p>
            Consultation {WAY_WORDS[data.way]} avec {other.name}, {dateWords(momentIn(zone, first))}
          </p>
        </header>
        <Ribbon lines={lines} />
        <Sums data={data} />
        <details open>
          <summary>Seconde par seconde</summary>
          <ol className="receipt__lines">
            {lines.map((line, index) => {
              const at = new Date(line.atMs).toISOString();
              // The log never changes: a line's place is its name.
              return (
                <li key={index} data-meter={line.meter ?? undefined}>
                  <time dateTime={at}>{exactHourWords(momentIn(zone, at), line.atMs)}</time>, {lineWords(line, names)}.
                  {line.meter === 'stops' && <small>{durationWords(line.countedSeconds)} comptées jusque-là</small>}
                </li>
              );
            })}
          </ol>
        </details>
        <dl className="receipt__sum">
          <dt>Total</dt>
          <dd data-testid="total">{formatEuros(meter.amountCents)}</dd>
        </dl>
        <Paid data={data} />
      </section>
      <aside className="receipt__after">
        {side === 'member' && <LongDay id={id} paidSeconds={meter.billedSeconds} />}
        <Summary data={data} />
        {side === 'member' && other.slug && (
          <section className="receipt__card">
            <h2>Et pour vous, c’était comment ?</h2>
            <p>Votre avis aide la prochaine personne à choisir. Plus tard, ou jamais : rien ne vous sera redemandé.</p>
            <Link className={buttonClass({ tone: 'quiet' })} to={`/equipe/${other.slug}#avis`}>
              Donner mon avis sur {other.name}
            </Link>
          </section>
        )}
        <section className="receipt__card">
          <h2>La conversation</h2>
          <p>Gardée douze mois, scellée, pour vous deux seulement.</p>
          <Link to={urlOf(addresses.transcript, { id })}>Relire la conversation</Link>
        </section>
      </aside>
    </div>
  );
}

function Sums({ data }: { data: ReceiptData }) {
  const { meter, cents_per_minute, paused_seconds, given_seconds, elapsed_seconds } = data;
  return (
    <dl className="receipt__sums">
      <dt>Minute offerte, {durationWords(meter.freeSeconds)}</dt>
      <dd>{formatEuros(0)}</dd>
      <dt>
        {durationWords(meter.billedSeconds)} à {formatEuros(cents_per_minute)} la minute
      </dt>
      <dd>{formatEuros(meter.amountCents)}</dd>
      {paused_seconds > 0 && (
        <>
          <dt>Coupures et pauses, {durationWords(paused_seconds)}</dt>
          <dd>{formatEuros(0)}</dd>
        </>
      )}
      {given_seconds > 0 && (
        <>
          <dt>Offertes, faute de preuve ou après le plafond, {durationWords(given_seconds)}</dt>
          <dd>{formatEuros(0)}</dd>
        </>
      )}
      {elapsed_seconds > 0 && (
        <>
          <dt>Du début à la fin</dt>
          <dd>{durationWords(elapsed_seconds)}</dd>
        </>
      )}
    </dl>
  );
}

function Paid({ data: { paid, held_cents, orders, side } }: { data: ReceiptData }) {
  if (side !== 'member') return null;
  if (!paid)
    return <p>{formatEuros(held_cents)} sont retenus : le compte se fait avec la banque, cela prend un instant.</p>;
  return (
    <>
      <p>
        {paid.suns > 0 && `${capitalised(formatSuns(paid.suns))} utilisés. `}
        {paid.card_cents > 0 && `${formatEuros(paid.card_cents)} pris sur votre carte, TVA comprise. `}
        {paid.off_cents > 0 && `Votre code a retiré sa part. `}
        {formatEuros(paid.released_cents)} retenus ne seront pas débités.
      </p>
      {orders[0] && <Link to={`/paiement/status/${orders[0]}`}>Le paiement et sa facture</Link>}
    </>
  );
}
