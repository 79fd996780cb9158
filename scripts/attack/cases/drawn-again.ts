import type { Case } from '../case.ts';

interface Drawn {
  made: { cards: { slug: string; reversed: boolean }[] } | null;
}

const TOUCHES = 40;
const cardsOf = ({ made }: Drawn): string => (made?.cards ?? []).map(({ slug, reversed }) => slug + reversed).join();

/** Touches one draw again and again, many at the same moment, with other seeds and other picks. */
export const drawnAgain: Case = {
  name: 'drawn-again',
  severity: 'medium',
  loss: 'the fairness of draws: cards that one chooses by asking again',
  async try(site) {
    const visitor = site.visitor();
    const { body: begun } = await visitor.post('tarot/draw/new.json', { spread: 'love', reversals: '1' });
    const { id } = begun as { id: string };
    const waiting = JSON.stringify((await visitor.get(`tarot/draw/get/${id}.json`)).body);
    const touches = Array.from({ length: TOUCHES }, (_, index) =>
      visitor.post('tarot/draw/touch.json', {
        id,
        seed: `s${index}`,
        picks: [1, 2, 3, 4].concat(5 + (index % 15)).join(),
      }),
    );
    const found = new Set(
      (await Promise.all(touches)).map(({ body }) => cardsOf(body as unknown as Drawn)).filter(Boolean),
    );
    const tellsBefore = /seed|"cards"/.test(waiting);
    return {
      held: found.size === 1 && !tellsBefore,
      figure: `${found.size} different tables from ${TOUCHES} touches of one draw; before the touch its answer ${tellsBefore ? 'tells' : 'hides'} the cards`,
    };
  },
};

const FORMS = 200;
/** What one visitor may send in a minute. */
const MOST_FORMS = 60;

/** Fills the table of draws by forms, which need no script. */
export const floodOfForms: Case = {
  name: 'flood-of-forms',
  severity: 'low',
  loss: 'the disk, a draw at a time, by forms that are sent without end',
  async try(site) {
    const answers: number[] = [];
    for (let sent = 0; sent < FORMS; sent++) {
      const answer = await fetch(`${site.address}/tirage-tarot-amour`, {
        ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams({ spread: 'love' }) },
      });
      await answer.arrayBuffer();
      answers.push(answer.status);
    }
    const drawn = answers.filter((status) => status === 303).length;
    return {
      held: drawn <= MOST_FORMS,
      figure: `${drawn} draws made by ${FORMS} forms of one visitor (limit ${MOST_FORMS})`,
    };
  },
};
