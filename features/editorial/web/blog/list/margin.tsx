import { isoDateParts, shortDayWords } from '@solelune/civil-time/words';
import type { CallAnswer } from '@solelune/contract';
import { Link } from '@solelune/screen/navigation';
import { Icon } from '@solelune/ui/icon';
import { Moon } from '@solelune/ui/moon';
import type { blogIndex } from '../../../contract/blog.ts';
import { RSS_GLYPH } from './category-look.tsx';
import { feedOf } from './journal-head.tsx';
import './margin.css';

/** Beside the list: the Moon of tonight, what is to come, the feeds. */
export function Margin({ data }: { data: CallAnswer<typeof blogIndex> }) {
  const { tonight, coming, categories } = data;
  return (
    <aside className="journal-margin" aria-label="Autour du journal">
      <section className="journal-tonight on-night">
        <Moon illuminatedFraction={tonight.illuminatedFraction} waxing={tonight.waxing} size={136} halo />
        <h3>Ce soir</h3>
        <p>
          {tonight.phase}, {tonight.where}
        </p>
        <Link to="/horoscope/pleine-lune">La prochaine pleine Lune</Link>
      </section>
      {coming.length > 0 && (
        <section>
          <h3>Bientôt</h3>
          <ul className="journal-coming">
            {coming.map(({ title, date }) => {
              const day = isoDateParts(date);
              return (
                <li key={title}>
                  <time dateTime={date}>{day ? shortDayWords(day) : date}</time>
                  {title}
                </li>
              );
            })}
          </ul>
        </section>
      )}
      <section className="journal-feeds">
        <h3>Lire sans nous</h3>
        <p>Un flux par rubrique, sans compte et sans suivi, dans le lecteur de votre choix.</p>
        <ul>
          {[{ slug: null, name: 'Tout le journal' }, ...categories].map(({ slug, name }) => (
            <li key={name}>
              <a href={feedOf(slug)} type="application/rss+xml">
                <Icon of={RSS_GLYPH} size={15} />
                {name}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}
