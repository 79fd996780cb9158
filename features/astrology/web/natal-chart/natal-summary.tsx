import type { TimeCertainty } from '../../answers/chart.ts';
import type { ChartAnswer, ReadingAnswer } from '../../answers/reading.ts';
import { alwaysWords } from '../../words/possible-hours.ts';
import { ELEMENT_NAMES, MODALITY_NAMES } from '../../words/signs.ts';
import './natal-summary.css';

interface NatalSummaryProps {
  chart: ChartAnswer;
  reading: ReadingAnswer;
  certainty: TimeCertainty;
}

interface Line {
  name: string;
  words: string;
  /** The part of the reading that says more. */
  part?: string;
}

const percent = (share: number) => `${Math.round(share * 100)}\u00A0%`;

/** « Soleil en Gémeaux » without its first word: the name stands beside it. */
const without = (name: string, title: string) => title.replace(`${name} `, '');

function partLine(name: string, key: string, { parts }: ReadingAnswer): Line[] {
  const part = parts.find((one) => one.key === key);
  if (!part) return [];
  const certainty = part.certainty_words ? ` (${part.certainty_words.toLowerCase()})` : '';
  return [{ name, words: `${without(name, part.title)}${certainty}`, part: key }];
}

function balanceLine({ elements, modalities }: ChartAnswer): Line[] {
  const [element, modality] = [elements[0], modalities[0]];
  if (!element || !modality) return [];
  const words = `${ELEMENT_NAMES[element.key]} ${percent(element.share)}, ${MODALITY_NAMES[modality.key].toLowerCase()} ${percent(modality.share)}`;
  return [{ name: 'Équilibre', words }];
}

function exactLines(chart: ChartAnswer, reading: ReadingAnswer): Line[] {
  const dominant = reading.parts.find(({ kind }) => kind === 'dominant');
  return [
    ...partLine('Ascendant', 'ascendant', reading),
    ...(dominant ? [{ name: 'Dominante', words: dominant.title.split(',')[0] ?? '', part: dominant.key }] : []),
    ...balanceLine(chart),
  ];
}

function uncertainLines(reading: ReadingAnswer, certainty: TimeCertainty): Line[] {
  const rising = partLine('Ascendant', 'ascendant', reading);
  const placed = reading.parts.filter(({ kind }) => kind !== 'portrait');
  const sure = placed.filter(({ certainty_words }) => certainty_words?.startsWith('Certain')).length;
  const aspects = certainty.over?.aspects.filter(({ certain }) => certain).length ?? 0;
  const always = alwaysWords(certainty);
  return [
    ...(rising.length > 0 ? rising : [{ name: 'Ascendant', words: 'ne peut pas être dit sans l’heure' }]),
    { name: 'Signes', words: `${sure} sur ${placed.length} certains ${always}` },
    { name: 'Aspects', words: `${aspects} tiennent ${always}` },
  ];
}

/** The chart in five lines, before everything else. */
export function NatalSummary({ chart, reading, certainty }: NatalSummaryProps) {
  const lines = [
    ...partLine('Soleil', 'sun', reading),
    ...partLine('Lune', 'moon', reading),
    ...(certainty.over ? uncertainLines(reading, certainty) : exactLines(chart, reading)),
  ];
  return (
    <dl className="natal-summary" aria-label="En cinq lignes">
      {lines.map(({ name, words, part }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{part ? <a href={`#${part}`}>{words}</a> : words}</dd>
        </div>
      ))}
    </dl>
  );
}
