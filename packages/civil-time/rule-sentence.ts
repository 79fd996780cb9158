/** Says, for a person, which rule gave an offset. */

import { NO_BREAK } from '@solelune/french/spaces';
import { frenchOffset } from './french-time.ts';
import type { ClockState } from './place-timeline.ts';

export function ruleSentence({ code, zone, offsetSeconds, isSummer }: ClockState): string {
  const offset = `${NO_BREAK}: ${frenchOffset(offsetSeconds)}${isSummer ? ', heure d’été comprise' : ''}.`;
  switch (code) {
    case 'legal-zone':
      return `Heure légale du fuseau ${zone}${offset}`;
    case 'local-mean-time':
      return `Avant l’heure légale, chaque ville suivait le Soleil${NO_BREAK}: temps moyen du lieu, ${frenchOffset(offsetSeconds)}.`;
    case 'alsace-moselle-german':
      return `L’Alsace et la Moselle, annexées, vivaient à l’heure allemande${offset}`;
    case 'occupied-1914':
      return `Derrière le front de 1914-1918, l’armée allemande imposait son heure${offset}`;
    case 'occupied-zone-1940':
      return `En zone occupée, l’heure allemande s’appliquait${offset}`;
    case 'unoccupied-zone-1940':
      return `En zone non occupée, la France gardait sa propre heure${offset}`;
  }
}
