import french from 'dictionary-fr';
import type { SpellingDictionary } from './hunspell.ts';
import { openHunspell } from './hunspell.ts';

/** The French dictionary, and beside it the project's own words (one a line, `#` begins a remark). */
export function openFrench(projectWords: string): SpellingDictionary {
  const words = projectWords
    .split('\n')
    .map((line) => line.replace(/#.*/u, '').trim().replaceAll('’', "'"))
    .filter((word) => word !== '');
  // L', D' and Q' are the dictionary's flags for the elisions any noun or name may take ("l'", "d'", "qu'").
  const ours = words.map((word) => `${word}/L'D'Q'`).join('\n');
  const decoder = new TextDecoder();
  return openHunspell(decoder.decode(french.aff), `${decoder.decode(french.dic)}\n${ours}`);
}
