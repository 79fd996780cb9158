import type { CallAnswer } from '@solelune/contract';
import { figures } from '@solelune/french/figures';
import { capitalised } from '@solelune/french/sentence';
import type { natalChartResult } from '../../contract.ts';
import { HOUSE_SYSTEM_NAMES } from '../../words/chart.ts';
import { pointsNote, zodiacKind } from '../../words/settings.ts';
import type { ViewAnswer } from './chart-settings.ts';
import { utcWords } from './utc-words.ts';
import './proof.css';

const small = (value: number) => figures(value, { most: 2 });

type Ready = Extract<CallAnswer<typeof natalChartResult>, { status: 'ready' }>;
type ProofAnswer = Ready['proof'];

function sexagesimal(value: number, signs: readonly [string, string, string]): string {
  const seconds = Math.round(Math.abs(value) * 3600);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part, index) => `${index ? String(part).padStart(2, '0') : part}${signs[index]}`).join('');
}

const arc = (value: number) => sexagesimal(value, ['°', '′', '″']);
const hours = (value: number) => sexagesimal(value, ['\u00A0h\u00A0', '\u00A0min\u00A0', '\u00A0s']);
const coordinates = ({ lat, lng }: { lat: number; lng: number }) =>
  `${arc(lat)} ${lat < 0 ? 'S' : 'N'}, ${arc(lng)} ${lng < 0 ? 'O' : 'E'}`;

/** The moment of the calculation, where no hour was given: nothing on the page takes it for a fact. */
function takenWords({ time_known, is_middle }: ProofAnswer): string | undefined {
  if (time_known) return undefined;
  return is_middle ? 'Heure approchée : le milieu de l’intervalle a été pris' : 'Heure inconnue : midi a été pris';
}

type Fact = readonly [name: string, fact: string, detail?: string];

/** What comes from the horizon: nothing, without an hour. */
function horizonFacts({ proof, houses: { system_asked, system_used }, view, oneOfMany }: ProofProps): Fact[] {
  const obliquity = `Obliquité ${arc(proof.obliquity_deg)}`;
  if (oneOfMany || (!proof.time_known && !proof.is_middle))
    return [['Zodiaque', `${capitalised(zodiacKind(view))}, sans maisons`, `${obliquity}. ${pointsNote(view)}`]];
  const swapped = system_asked !== system_used;
  return [
    ['Temps sidéral local', hours(proof.local_sidereal_time_hours), obliquity],
    [
      'Maisons et zodiaque',
      `${HOUSE_SYSTEM_NAMES[system_used]}, ${zodiacKind(view)}`,
      swapped ? `${HOUSE_SYSTEM_NAMES[system_asked]} n’existe pas sous cette latitude` : pointsNote(view),
    ],
  ];
}

/** Since clocks and telescopes measure it, delta T is known to a second. */
const MEASURED_SECONDS = 1;

/** The Earth did not turn like a clock: before the telescope nobody knows by how much, and the Moon is where it shows. */
function deltaTWords({ delta_t_moon_arcsec: moon, delta_t_uncertainty_seconds: seconds }: ProofAnswer): string {
  const words = `Soit ${small(moon)}″ sur la Lune`;
  return seconds > MEASURED_SECONDS ? `${words} : à cette époque, c’est la plus grande incertitude du calcul` : words;
}

interface ProofProps {
  proof: ProofAnswer;
  houses: { system_asked: keyof typeof HOUSE_SYSTEM_NAMES; system_used: keyof typeof HOUSE_SYSTEM_NAMES };
  /** How the chart is looked at; the usual way without. */
  view?: ViewAnswer | undefined;
  title?: string;
  /** The moment is one of many, and nothing on the page comes from its horizon: what is said of it. */
  oneOfMany?: string | undefined;
  /** False for the place of who has chosen none: what is computed from is said, and not its name. */
  isPlaceNamed?: boolean;
  /** What the contents lead to. */
  id?: string;
}

/** All that another almanac needs to find the same numbers. */
export function Proof(props: ProofProps) {
  const { proof, title = 'Preuve du calcul', isPlaceNamed = true, oneOfMany, id } = props;
  const { place } = proof;
  const where = `${coordinates(place)}${place.is_location_approximate ? ', position estimée à 5 km près' : ''}`;
  const facts: readonly Fact[] = [
    ['Heure locale', proof.local.words, oneOfMany ?? takenWords(proof)],
    ['Temps universel utilisé', utcWords(proof.utc), `Jour julien ${figures(proof.julian_day_ut, { least: 5 })}`],
    ['Décalage appliqué', `UTC${proof.offset}`, proof.offset_rule.sentence],
    isPlaceNamed ? ['Lieu', place.display_name, where] : ['Lieu', where],
    ...horizonFacts(props),
    [
      'Écart entre temps des éphémérides et temps de la Terre',
      `ΔT ${small(proof.delta_t_seconds)} s, à ${small(proof.delta_t_uncertainty_seconds)} s près`,
      deltaTWords(proof),
    ],
    [
      'Précision',
      `Planètes à ${small(proof.accuracy.planets_arcsec)}″ près`,
      `Lune ${small(proof.accuracy.moon_arcsec)}″, cuspides ${small(proof.accuracy.cusps_arcsec)}″, contre les éphémérides DE431`,
    ],
    ['Calendrier', proof.calendar === 'julian' ? 'Julien' : 'Grégorien'],
  ];
  return (
    <section className="chart-proof on-night" data-below="" id={id}>
      <h3>{title}</h3>
      <dl>
        {facts.map(([name, fact, detail]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {fact}
              {detail && <small>{detail}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
