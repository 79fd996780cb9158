import { sentenceOfError } from '@solelune/contract/client';
import { useAnswer } from '@solelune/screen/answer';
import { Skeleton, SkeletonGroup } from '@solelune/ui/skeleton';
import { type DeskText, textVersion } from '../../contract/desk.ts';
import { FIELDS_OF } from '../../engine/desk.ts';
import { compareTexts } from '../../engine/diff.ts';
import { FIELD_WORDS } from './words.ts';

/** From an earlier version to the last one: what went is struck out, what came is marked. */
export function Comparison({ text, number }: { text: DeskText; number: number }) {
  const { kind, slug } = text;
  const { answer, error } = useAnswer(textVersion, { kind, slug, number });
  if (error) return <p role="alert">{sentenceOfError(error)}</p>;
  if (!answer)
    return (
      <SkeletonGroup>
        <Skeleton shape="picture" height="120px" />
      </SkeletonGroup>
    );
  const parts = [
    ...FIELDS_OF[kind].map((name) => ({
      ...{ name, before: answer.fields[name] ?? '', after: text.fields[name] ?? '' },
    })),
    { name: 'body', before: answer.body, after: text.body },
  ].filter(({ before, after }) => before !== after);
  return (
    <div className="text-desk__comparison" aria-live="polite">
      <h3>{number === 0 ? 'Du texte du site' : `De la version ${number}`} à la dernière</h3>
      {parts.length === 0 && <p>Les mêmes mots.</p>}
      {parts.map(({ name, before, after }) => (
        <section key={name}>
          <h4>{FIELD_WORDS[name] ?? name}</h4>
          <Changes before={before} after={after} />
        </section>
      ))}
    </div>
  );
}

const KEPT_AROUND = 90;

/** Long stretches that both have are cut: who compares looks for what changed. */
function Changes({ before, after }: { before: string; after: string }) {
  const pieces = compareTexts(before, after);
  return (
    <p>
      {pieces.map(({ kind, text }, index) => {
        if (kind === 'added') return <ins key={index}>{text}</ins>;
        if (kind === 'removed') return <del key={index}>{text}</del>;
        return <span key={index}>{shortened(text, index === 0, index === pieces.length - 1)}</span>;
      })}
    </p>
  );
}

function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= 2 * KEPT_AROUND) return text;
  const head = isFirst ? '' : text.slice(0, KEPT_AROUND);
  const tail = isLast ? '' : text.slice(-KEPT_AROUND);
  return `${head} […] ${tail}`;
}
