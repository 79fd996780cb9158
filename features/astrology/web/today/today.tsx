import { de } from '@solelune/french/elision';
import { type PageProps, urlOf } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { Button, buttonClass } from '@solelune/ui/button';
import { MovingWheel } from '@solelune/ui/moving-wheel';
import { SegmentedControl } from '@solelune/ui/segmented-control';
import { useMemo } from 'react';
import type { transitsResult } from '../../contract.ts';
import { MOVING_BODIES, MOVING_MODES, natalPoints, USUAL_VIEW } from '../../engine/today/index.ts';
import type { ChartView } from '../../engine/view/settings.ts';
import { addresses } from '../addresses.ts';
import { ChartHero } from '../chart/chart-hero.tsx';
import { Fold } from '../chart/fold.tsx';
import { Tune } from '../chart/tune.tsx';
import type { TuneState } from '../chart/use-tuning.ts';
import { ViewSettings } from '../chart/view-settings.tsx';
import { wheelOf, wheelOver } from '../chart/wheel-of.ts';
import { NowList, SoonList } from './contact-lists.tsx';
import { MODE_NAMES, modeNote } from './contact-words.ts';
import { viewOf } from './moving-view.ts';
import { TimeRibbon } from './time-ribbon.tsx';
import { useToday } from './use-today.ts';
import './today.css';

type Ready = Extract<PageProps<typeof transitsResult>['data'], { status: 'ready' }>;

/** So many lines of a list are read; the hand finds the others. */
const MOST_TOLD = 10;
const MOST_MOON = 6;

/** A birth within, the sky of any moment around it. */
export function Today({ answer, tune }: { answer: Ready; tune: TuneState }) {
  const { chart, proof, over, now, given, infos } = answer;
  const fixed = useMemo(() => fixedOf({ chart, proof, over, now }), [chart, proof, over, now]);
  const { mode, setMode, state, line, contacts, soon, wheel, retry, hasProgressions } = useToday(fixed);
  const goTo = state === 'ready' ? (epochMs: number) => line.set(epochMs) : undefined;
  const person = given.firstname || 'cette naissance';
  const moon = mode === 'transits' ? soon.filter(({ body }) => body === 'moon') : [];
  const others = mode === 'transits' ? soon.filter(({ body }) => body !== 'moon') : soon;
  return (
    <>
      <ChartHero
        crumbs={[
          { name: 'Astrologie', path: addresses.index.path },
          { name: 'Transits du jour', path: addresses.transits.path },
          { name: given.firstname || 'Résultat' },
        ]}
        wheelFirst
        eyebrow="Transits du jour"
        title={given.firstname ? `Aujourd’hui sur le thème ${de(person)}` : 'Aujourd’hui sur ce thème'}
        gist={
          <p>
            Au centre, la naissance : elle ne bouge pas. Autour, le ciel du moment que vous choisissez, calculé sur cet
            appareil.
          </p>
        }
        under={
          <div className="today-hand">
            <TimeRibbon line={line} startWords={state === 'ready' ? undefined : now.at.words} />
            {state === 'failed' && (
              <p className="today-hand__state" role="alert">
                Le ciel n’a pas pu être chargé.{' '}
                <Button tone="quiet" onClick={retry}>
                  Réessayer
                </Button>
              </p>
            )}
            {state === 'loading' && <p className="today-hand__state">Le ciel de 1900 à 2099 arrive : 0,5 Mo.</p>}
            <SegmentedControl
              label="Ce qui tourne autour"
              choices={MOVING_MODES.map((value) => ({
                value,
                label: MODE_NAMES[value],
                disabled: state !== 'ready' || (value !== 'transits' && !hasProgressions),
              }))}
              value={mode}
              onValueChange={setMode}
              hint={
                hasProgressions
                  ? modeNote(mode, fixed.view)
                  : 'Cette naissance est hors des années que l’appareil calcule : les transits seuls sont offerts.'
              }
            />
          </div>
        }
        wheel={
          <MovingWheel
            // What is left out changes the marks themselves.
            key={fixed.view.hidden.join('.')}
            ref={wheel}
            natal={fixed.natal}
            first={fixed.first}
            label={`Roue natale ${de(person)}, et autour les astres du moment choisi`}
          />
        }
        {...(over ? {} : { raysDeg: chart.houses.cusps_deg, leftDeg: chart.angles.ascendant_deg })}
      />
      {tune.settings.view && (
        <div className="page today-tune" data-print="hide">
          <Fold id="reglages" title="Régler les deux cercles">
            <Tune
              {...tune}
              hasTitle={false}
              more={<ViewSettings view={tune.settings.view} onChange={tune.onChange} />}
            />
          </Fold>
        </div>
      )}
      <div className="page today-lists">
        <section>
          <h2>Bientôt exact</h2>
          {others.length > 0 ? (
            <SoonList contacts={others.slice(0, MOST_TOLD)} onGo={goTo} />
          ) : (
            <p>Rien ne devient exact dans les temps qui viennent.</p>
          )}
          {moon.length > 0 && (
            <>
              <h3>La Lune, ces trois jours</h3>
              <SoonList contacts={moon.slice(0, MOST_MOON)} onGo={goTo} />
            </>
          )}
        </section>
        <section>
          <h2>À ce moment</h2>
          <NowList
            contacts={contacts.slice(0, 2 * MOST_TOLD).map(({ body, target, ...contact }) => ({
              ...contact,
              body: MOVING_BODIES[body] ?? 'sun',
              target: fixed.targets[target]?.point ?? 'ascendant',
            }))}
          />
        </section>
      </div>
      <nav className="page today-next" aria-label="Aller plus loin" data-print="hide">
        <Link className={buttonClass({ tone: 'gold' })} to={`/horoscope-personnalise/resultat/${infos}`}>
          Lire mon horoscope personnel
        </Link>
        <Link className={buttonClass({ tone: 'quiet' })} to={urlOf(addresses.natalChartResult, { infos })}>
          Revoir le thème natal
        </Link>
        <Link className={buttonClass({ tone: 'quiet' })} to={addresses.transits.path}>
          Une autre naissance
        </Link>
      </nav>
    </>
  );
}

/** What time does not change: the birth, what may be touched, and the server's minute. */
function fixedOf({ chart, proof, over, now }: Pick<Ready, 'chart' | 'proof' | 'over' | 'now'>) {
  const view = viewIn(chart);
  const targets = natalPoints(chart, !over);
  const bodyAt = (key: string) => now.bodies.find((body) => body.key === key);
  const places = {
    lonDeg: Float64Array.from(MOVING_BODIES, (body) => bodyAt(body)?.longitude_deg ?? Number.NaN),
    perDay: Float64Array.from(MOVING_BODIES, (body) => bodyAt(body)?.speed_deg_per_day ?? Number.NaN),
  };
  return {
    view,
    targets,
    places,
    natal: over ? wheelOver(over) : wheelOf(chart),
    first: viewOf(places, targets, 'transits', view).moving,
    birth: {
      jdUt: proof.julian_day_ut,
      longitudes: chart.bodies.map(({ key, longitude_deg }) => ({ body: key, lonDeg: longitude_deg })),
    },
    soon: now.soon.map(({ at, ...contact }) => ({ ...contact, at: Date.parse(at.utc), words: at.words })),
    atMs: Date.parse(now.at.utc),
  };
}

/** The settings of an answer, as the engine takes them. */
function viewIn({ view }: Ready['chart']): ChartView {
  if (!view) return USUAL_VIEW;
  const { zodiac, node, lilith, hidden, aspects } = view;
  return {
    zodiac,
    node,
    lilith,
    hidden,
    orbs: Object.fromEntries(aspects.map(({ kind, orb_deg }) => [kind, orb_deg])),
  };
}
