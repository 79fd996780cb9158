import { de } from '@solelune/french/elision';
import { Link } from '@solelune/screen/navigation';
import { buttonClass } from '@solelune/ui/button';
import { Eyebrow } from '@solelune/ui/eyebrow';
import type { Section } from '../../answer-schemas.ts';
import type { Angel } from '../../engine/index.ts';
import { ritualUrl } from '../angel-urls.ts';
import { Halo } from '../drawings/halo.tsx';
import './invocation.css';

interface InvocationProps {
  angel: Angel;
  /** What is said; where the ritual is silent, the angel's own message stands here. */
  words: string | null;
  oracle: Section | undefined;
  /** On the ritual's own page the way to it is not shown again. */
  withoutLink?: boolean;
}

/** The night of the page: the words to say, in the halo of the seal, and what the angel would answer. */
export function Invocation({ angel, words, oracle, withoutLink }: InvocationProps) {
  return (
    <section className="angels-invoke on-night" id="invocation" aria-label={`Invocation ${de(angel.name)}`}>
      <Halo angel={angel} />
      <div className="page">
        <Eyebrow>Invocation</Eyebrow>
        {words && <blockquote>{words}</blockquote>}
        {oracle && (
          <div className="angels-invoke__oracle">
            <h2>{oracle.title}</h2>
            <div dangerouslySetInnerHTML={{ __html: oracle.html }} />
          </div>
        )}
        {!withoutLink && (
          <Link className={buttonClass({ tone: 'gold' })} to={ritualUrl(angel.slug)}>
            Le rituel pas à pas
          </Link>
        )}
      </div>
    </section>
  );
}
