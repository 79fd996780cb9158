import { de } from '@solelune/french/elision';
import { Eyebrow } from '@solelune/ui/eyebrow';
import type { Angel } from '../../engine/index.ts';
import { Halo } from '../drawings/halo.tsx';
import '../angel/invocation.css';
import './message.css';

/** What an angel would say today, on a night of its own lines. */
export function Message({ angel, html }: { angel: Angel; html: string }) {
  return (
    <section className="angels-invoke on-night" aria-label={`Le message ${de(angel.name)}`}>
      <Halo angel={angel} />
      <div className="page">
        <Eyebrow>{`Le message ${de(angel.name)}`}</Eyebrow>
        <div className="angels-message" dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </section>
  );
}
