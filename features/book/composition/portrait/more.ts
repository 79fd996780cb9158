/** Chapters that take the pages which a quiet sky, or a missing hour, leaves: the first name, the affective life, the child under this Sun. */
import { signFacts, signIndex, slugOfSign } from '@solelune/astrology/engine';
import { childSignKind } from '@solelune/astrology/texts/signs';
import { type Text, textOf } from '@solelune/corpus';
import { affectiveLife, expression, readName, resultSlug } from '@solelune/numerology/engine';
import { affectiveKind, expressionKind, universalKind } from '@solelune/numerology/texts';
import { numberRose, signPlate } from '../../drawings/plates.ts';
import { MORE_PAGES } from '../../engine/book-plan.ts';
import { signAlt } from '../alts.ts';
import type { BookGiven } from '../given.ts';
import { type Chapter, type Drawing, drawing, prose, pull, section, title, told } from '../pieces.ts';
import { pagesIn } from './pages-in.ts';
import { possibleSigns } from './possible-signs.ts';

interface Shape {
  key: string;
  head: string;
  title: string;
  note: string;
  plate: Drawing;
  alt: string;
  text: Pick<Text, 'lead' | 'sections'> & { frontMatter: { epithet: string } };
}

export function moreChapters(given: BookGiven): Chapter[] {
  const name = readName(given.firstname);
  const [sign = 'aries'] = possibleSigns(given, 'sun');
  const { corpus } = given;
  const shapes: Shape[] = [];
  const counted = name.ok ? expression(name.value).chosen.count.reduction : undefined;
  if (counted) {
    shapes.push({
      ...{
        key: 'expression',
        head: 'Le prénom',
        title: `Votre prénom, nombre ${counted.number}`,
        note: 'ce que ses lettres additionnent',
      },
      ...{ plate: numberRose(counted.number + 2), alt: '', text: textOf(corpus, expressionKind, resultSlug(counted)) },
    });
  }
  shapes.push({
    ...{
      key: 'child',
      head: 'L’enfance du signe',
      title: `L’enfant ${signFacts(sign).name}`,
      note: 'celui que l’on porte encore',
    },
    ...{ plate: signPlate(signIndex(sign)), alt: signAlt(sign), text: textOf(corpus, childSignKind, slugOfSign(sign)) },
  });
  const heart = name.ok ? affectiveLife(name.value) : undefined;
  if (heart?.ok) {
    const { reduction } = heart.value.chosen.count;
    shapes.push({
      ...{
        key: 'affective',
        head: 'La vie affective',
        title: `Vie affective, nombre ${reduction.number}`,
        note: 'les voyelles du prénom',
      },
      ...{
        plate: numberRose(reduction.number + 2),
        alt: '',
        text: textOf(corpus, affectiveKind, resultSlug(reduction)),
      },
    });
  }
  // A name that cannot be counted leaves its places to the digits of the day.
  for (const digit of [given.date.day, given.date.day + given.date.month]) {
    const number = ((digit - 1) % 9) + 1;
    shapes.push({
      ...{
        key: `day-${digit}`,
        head: 'Le nombre du jour',
        title: `Le nombre ${number}`,
        note: 'la couleur de votre jour de naissance',
      },
      ...{ plate: numberRose(number + 2), alt: '', text: textOf(corpus, universalKind, String(number)) },
    });
  }
  return shapes.slice(0, pagesIn(given).more).map(chapterOf);
}

function chapterOf({ key, head, title: heading, note, plate, alt, text }: Shape): Chapter {
  return {
    key,
    head,
    pages: MORE_PAGES,
    sections: [
      section(0, title(heading, note), drawing(plate, alt, 6, 22), ...prose(text.lead, { cap: true })),
      section(20, pull(text.frontMatter.epithet)),
      ...text.sections.map((part, index) => told(1 + index, part.title, part.html)),
    ],
  };
}
