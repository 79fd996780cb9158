import { checkGlyph, clockGlyph, Icon, minusGlyph } from '@solelune/ui/icon';
import { Starry } from '@solelune/ui/starry';
import type { Book } from '../../contract.ts';
import { Stack } from './stack.tsx';
import { pagesWritten, STAGE_STEPS, titleOf } from './words.ts';
import './making.css';

/** A book that is being made: which part, as its makers say it. */
export function Making({ book }: { book: Book }) {
  const now = book.status === 'making' ? STAGE_STEPS.findIndex(({ stage }) => stage === book.stage) : -1;
  return (
    <Starry as="section" className="book-making" aria-labelledby="book-making">
      <div>
        <h1 id="book-making">
          <small>{titleOf(book)}</small>
          {now < 0 ? (
            <>
              attend <em>son tour</em>
            </>
          ) : (
            <>
              se <em>compose</em>
            </>
          )}
        </h1>
        <p className="book-making__now" role="status">
          {now < 0 ? 'Il commence dans un instant.' : STAGE_STEPS[now]?.doing} Vous pouvez fermer cette page : un
          courriel préviendra.
        </p>
        <ol className="book-chapters">
          {STAGE_STEPS.map(({ stage, words, pages }, index) => (
            <li
              key={stage}
              data-state={index < now ? 'done' : index === now ? 'now' : 'todo'}
              aria-current={index === now ? 'step' : undefined}
            >
              <Icon of={index < now ? checkGlyph : index === now ? clockGlyph : minusGlyph} size={24} />
              {words}
              <small>{index < now ? pages : index === now ? 'en cours' : ''}</small>
            </li>
          ))}
        </ol>
      </div>
      <Stack written={pagesWritten(now < 0 ? null : book.stage)} />
    </Starry>
  );
}
