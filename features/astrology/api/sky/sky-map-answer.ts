import {
  findLunations,
  findRiseSet,
  findStations,
  type Lunation,
  moonStateAt,
  PLANETS,
  type Planet,
  phaseOfDay,
  type RiseSetAnswer,
  signOf,
} from '@solelune/sky';
import { loadEphemeris } from '@solelune/sky/node';
import { type ChartView, usualView } from '../../engine/view/settings.ts';
import { shiftDegAt } from '../../engine/view/shift.ts';
import { PHASE_NAMES } from '../../words/moon-phase.ts';
import { type Casting, castViewed, instantOf, skyPlace } from './cast-chart.ts';
import { chartAnswer } from './chart-answer.ts';
import { DAY_SECONDS, localDay, spanWithin } from './local-day.ts';
import { localMomentOf } from './local-moment.ts';
import { proofAnswer } from './proof-answer.ts';

/** Four phases take about 30 days. */
const PHASES_SECONDS = 31 * DAY_SECONDS;
const PHASES_SHOWN = 4;
/** No retrogradation lasts longer; what began before is left out of the span. */
const STATIONS_SECONDS = 200 * DAY_SECONDS;

/** The sky of a moment and a place: chart, rise and set, phase of the Moon, what is retrograde. */
export function skyMapAnswer(casting: Casting, view: ChartView = usualView(casting.orbDeg)) {
  const cast = castViewed(casting, view);
  const at = casting.moment.epochSeconds;
  const moment = localMomentOf(at, casting.place.onEarth);
  const state = moonStateAt(loadEphemeris(), instantOf(at));
  const phase = phaseOfDay(loadEphemeris(), localDay(casting));
  return {
    moment,
    chart: chartAnswer(cast),
    proof: proofAnswer(cast),
    sun: riseAndSet('sun', casting),
    moon: {
      ...riseAndSet('moon', casting),
      phase,
      phase_words: PHASE_NAMES[phase],
      illuminated_fraction: Math.round(state.illuminatedFraction * 1e4) / 1e4,
      elongation_deg: Math.round(state.elongationDeg * 1e4) / 1e4,
      waxing: state.waxing,
      sign: signOf(state.lonDeg - (cast.shiftDeg ?? 0)),
      next_phases: nextPhases(casting, view),
    },
    retrogrades: PLANETS.flatMap((key) => {
      const placement = cast.chart.placements.find(({ body }) => body === key);
      const isHidden = view.hidden.some((one) => one === key);
      return placement?.retrograde && !isHidden ? [{ key, ...stationsAround(key, casting) }] : [];
    }),
  };
}

/** On the local day of the moment. */
function riseAndSet(body: 'sun' | 'moon', casting: Casting) {
  const { place } = casting;
  const { events, always }: RiseSetAnswer = findRiseSet(loadEphemeris(), body, skyPlace(place), localDay(casting));
  const when = (kind: 'rise' | 'set') => {
    const found = events.find((event) => event.kind === kind);
    return found ? localMomentOf(found.at.epochMilliseconds / 1000, place.onEarth) : null;
  };
  return { rise: when('rise'), set: when('set'), ...(always && { always }) };
}

function nextPhases({ place, moment: { epochSeconds } }: Casting, { zodiac }: ChartView) {
  const span = spanWithin(epochSeconds, epochSeconds + PHASES_SECONDS);
  return findLunations(loadEphemeris(), span)
    .slice(0, PHASES_SHOWN)
    .map(({ phase, at, jdTt, moonLonDeg }: Lunation) => ({
      phase,
      phase_words: PHASE_NAMES[phase],
      at: localMomentOf(at.epochMilliseconds / 1000, place.onEarth),
      sign: signOf(moonLonDeg - shiftDegAt(loadEphemeris(), zodiac, jdTt)),
    }));
}

function stationsAround(key: Planet, { place, moment: { epochSeconds } }: Casting) {
  const span = spanWithin(epochSeconds - STATIONS_SECONDS, epochSeconds + STATIONS_SECONDS);
  const stations = findStations(loadEphemeris(), key, span).map(({ at }) => at.epochMilliseconds / 1000);
  const local = (when: number | undefined) => (when === undefined ? null : localMomentOf(when, place.onEarth));
  return {
    since: local(stations.findLast((when) => when <= epochSeconds)),
    until: local(stations.find((when) => when > epochSeconds)),
  };
}
