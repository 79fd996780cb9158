import type { AspectKind, AspectPoint, Body } from '@solelune/sky';
import { aspectGlyphs, Icon } from '@solelune/ui/icon';
import { degreeText } from '../../words/chart.ts';
import { natureOf } from '../chart/aspect-look.ts';
import { PointGlyph } from '../chart/aspects.tsx';
import { ASPECT_KEYS } from '../chart/wheel-of.ts';
import { contactWords } from './contact-words.ts';
import './contact-lists.css';

interface Told {
  body: Body;
  target: AspectPoint;
  kind: AspectKind;
}

function Glyphs({ body, target, kind }: Told) {
  return (
    <span className="contacts__glyphs" aria-hidden="true">
      <PointGlyph point={body} />
      <Icon of={aspectGlyphs[ASPECT_KEYS[kind]]} size={14} />
      <PointGlyph point={target} />
    </span>
  );
}

export interface NowContact extends Told {
  orbDeg: number;
  applying: boolean;
}

/** What touches at this moment, the tightest first. */
export function NowList({ contacts }: { contacts: readonly NowContact[] }) {
  if (contacts.length === 0) return <p className="contacts__none">Aucun contact à ce moment : le ciel passe à côté.</p>;
  return (
    <ol className="contacts">
      {contacts.map((contact) => (
        <li key={`${contact.body} ${contact.kind} ${contact.target}`} data-nature={natureOf(contact.kind)}>
          <Glyphs {...contact} />
          <span>{contactWords(contact.body, contact.kind, contact.target)}</span>
          <small>{`${degreeText(contact.orbDeg)}, ${contact.applying ? 'se resserre' : 's’éloigne'}`}</small>
        </li>
      ))}
    </ol>
  );
}

export interface SoonContact extends Told {
  at: number;
  words: string;
  retrograde: boolean;
}

/** What becomes exact, in the order of time; pressing one leads the wheel there. */
export function SoonList({ contacts, onGo }: { contacts: readonly SoonContact[]; onGo?: (epochMs: number) => void }) {
  return (
    <ol className="contacts">
      {contacts.map((contact) => {
        const { body, kind, target, at, words, retrograde } = contact;
        return (
          <li key={`${body} ${kind} ${target} ${at}`} data-nature={natureOf(kind)}>
            <Glyphs {...contact} />
            <span>
              {contactWords(body, kind, target)}
              {retrograde && ' (rétrograde)'}
            </span>
            {onGo ? (
              <button type="button" className="contacts__go" onClick={() => onGo(at)}>
                <span className="visually-hidden">Aller à cette date : </span>
                {words}
              </button>
            ) : (
              <small>{words}</small>
            )}
          </li>
        );
      })}
    </ol>
  );
}
