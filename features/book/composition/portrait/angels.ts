/** The three angels of the birth: by its day, its heart, and its hour where there is one. */
import { birthAngels, NOON } from '@solelune/angels/engine';
import { choirKind, profileKind, roleKind } from '@solelune/angels/texts';
import { fragmentOf, textOf } from '@solelune/corpus';
import { chapterKind } from '../../corpus.ts';
import { numberRose } from '../../drawings/plates.ts';
import type { BookGiven } from '../given.ts';
import { type Chapter, drawing, head, lead, prose, pull, type Section, section, title, told } from '../pieces.ts';
import { pagesIn } from './pages-in.ts';

const ROLES = {
  ...{ guardian: 'L’ange gardien', heart: 'L’ange du cœur', spiritual: 'L’ange de l’heure' },
  personal: 'L’ange que l’on choisit',
} as const;
/** What each is told of first. */
const ORDER = ['essence', 'gifts', 'shadow', 'path', 'love', 'work', 'call', 'ritual', 'oracle'];

export function angelsChapter(given: BookGiven): Chapter {
  const angels = birthAngels(given.date, given.time ?? NOON);
  const roles = (['guardian', 'heart', ...(given.time ? (['spiritual'] as const) : [])] as const).filter(
    (role, index, all) => all.findIndex((other) => angels[other].slug === angels[role].slug) === index,
  );
  return {
    key: 'angels',
    head: 'Les anges',
    pages: pagesIn(given).angels,
    sections: [
      section(
        0,
        title('Ceux qui veillent', given.time ? 'par le jour, par le cœur, par l’heure' : 'par le jour, par le cœur'),
        drawing(numberRose(9), '', 5, 12),
        lead(fragmentOf(given.corpus, chapterKind, 'angels')),
      ),
      ...roles.flatMap((role, place) => angelSections(given, role, angels[role], place)),
      // Where two are one and the same angel, or the hour is missing, what each of them is for has room.
      ...(['heart', 'spiritual', 'personal'] as const)
        .filter((role) => !roles.some((one) => one === role))
        .map((role, index) => told(70 + index, ROLES[role], fragmentOf(given.corpus, roleKind, role))),
    ],
  };
}

type Angels = ReturnType<typeof birthAngels>;

function angelSections(
  { corpus }: BookGiven,
  role: keyof typeof ROLES,
  angel: Angels['guardian'],
  place: number,
): Section[] {
  const text = textOf(corpus, profileKind, angel.slug);
  return [
    section(0, head(`${ROLES[role]}, ${angel.name}`), ...prose(text.lead)),
    section(1 + place, pull(text.frontMatter.epithet)),
    ...text.sections.map((part) => told(10 + ORDER.indexOf(part.key) * 4 + place, part.title, part.html)),
    section(50 + place, ...prose(fragmentOf(corpus, roleKind, role))),
    section(60 + place, ...prose(fragmentOf(corpus, choirKind, angel.choir.slug))),
  ];
}
