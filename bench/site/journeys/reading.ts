import { natalAddress } from '../../pages/natal-addresses.ts';
import { ask, call } from './ask.ts';
import type { Journey } from './journey.ts';

/** What everybody gets alike: kept by the site, and by a CDN where there is one (but the team, of which it asks each time). */
const PAGES = [
  ...['/', '/tarot', '/numerologie', '/equipe', '/astrologie/theme-astral-gratuit', '/tirage-tarot-amour'],
  ...['/angeologie/ange/vehuiah', '/astrologie/signes-astrologiques/lion', '/heure-miroir/22h22', '/angeologie'],
];
const NUMBERS = 9;
/** Of readers and visitors who are nobody's member. */
const strangerOf = (turn: number) => 1_000_000 + turn;

export const readPage = ({ site, turn }: Journey): Promise<unknown> =>
  ask(site, PAGES[turn % PAGES.length] as string, { visitor: strangerOf(turn) });

/** Of everybody who has this number: the site keeps it, no CDN does. */
export const readResult = ({ site, turn }: Journey): Promise<unknown> =>
  ask(site, `/numerologie/expression/resultat/${1 + (turn % NUMBERS)}`, { visitor: strangerOf(turn) });

/** Another birth each time: it is computed and drawn each time. */
export const readChart = ({ site, turn }: Journey): Promise<unknown> =>
  ask(site, natalAddress(turn), { visitor: strangerOf(turn) });

export async function draw({ site, turn, acknowledged }: Journey): Promise<void> {
  const visitor = strangerOf(turn);
  const shuffled = { spread: 'love', reversals: '' };
  const { id } = await call<{ id: string }>(site, 'tarot/draw/new.json', { visitor, form: shuffled });
  await call(site, 'tarot/draw/touch.json', { visitor, form: { id, seed: `mot ${turn}`, picks: '3,9,14' } });
  acknowledged.drawn.push(id);
}
