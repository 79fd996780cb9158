/** The life path, with its sum. */
import { fragmentOf, textOf } from '@solelune/corpus';
import { lifePath, resultSlug } from '@solelune/numerology/engine';
import { lifePathKind } from '@solelune/numerology/texts';
import { chapterKind } from '../../corpus.ts';
import { numberRose } from '../../drawings/plates.ts';
import type { BookGiven } from '../given.ts';
import { type Chapter, drawing, facts, lead, prose, pull, section, title, told } from '../pieces.ts';
import { pagesIn } from './pages-in.ts';

export function lifepathChapter(given: BookGiven): Chapter {
  const { corpus, date } = given;
  const { addends, reduction } = lifePath(date).chosen;
  const text = textOf(corpus, lifePathKind, resultSlug(reduction));
  const said = reduction.master ? `${reduction.number}/${reduction.master}` : String(reduction.number);
  return {
    key: 'lifepath',
    head: 'Le chemin de vie',
    pages: pagesIn(given).lifepath,
    sections: [
      section(
        0,
        title(`Chemin de vie ${said}`, 'la somme de votre date'),
        drawing(numberRose(reduction.number + 2), '', 5, 13),
        lead(fragmentOf(corpus, chapterKind, 'lifepath')),
        facts([
          ['Les chiffres de la date', addends.join(' + ')],
          ['Leur somme', [reduction.total, ...reduction.steps.map(({ to }) => to)].join(', puis ')],
        ]),
        ...prose(text.lead, { cap: true }),
      ),
      section(1, pull(text.frontMatter.epithet)),
      ...text.sections.map((part, index) => told(2 + index, part.title, part.html)),
    ],
  };
}
