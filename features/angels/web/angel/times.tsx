import { dayWords } from '@solelune/civil-time/words';
import { de } from '@solelune/french/elision';
import { capitalised } from '@solelune/french/sentence';
import { Link } from '@solelune/screen/navigation';
import { Card } from '@solelune/ui/card';
import { arrowGlyph, Icon } from '@solelune/ui/icon';
import { type Angel, heartDaysOf } from '../../engine/index.ts';
import { monthUrl } from '../angel-urls.ts';
import { HourDial } from '../drawings/hour-dial.tsx';
import { /* begins with a figure */ minuteWords } from '../words/dates.ts';
import { nextReign } from './next-reign.ts';
import { ReignMonth } from './reign-month.tsx';
import './times.css';

/** When an angel is near: its days of the year that come next, its twenty minutes, its days of the heart. */
export function Times({ angel, today }: { angel: Angel; today: string }) {
  const { minuteFrom, minuteTo, name } = angel;
  const reign = nextReign(angel, today);
  const hours = `de ${minuteWords(minuteFrom)} à ${minuteWords(minuteTo)}`;
  return (
    <aside className="angels-times" aria-label={`Les temps ${de(name)}`}>
      <Card className="angels-times__month">
        <ReignMonth angel={angel} reign={reign} />
        <Link to={monthUrl(reign.year, reign.month)}>
          Ouvrir le mois entier <Icon of={arrowGlyph} size={16} />
        </Link>
      </Card>
      <Card className="angels-times__hour">
        <HourDial angel={angel} />
        <div>
          <h2>Son heure</h2>
          <p>{`${capitalised(hours)}, à l’horloge du lieu où vous êtes.`}</p>
        </div>
      </Card>
      <Card className="angels-times__heart">
        <h2>Jours du cœur</h2>
        <ul>
          {heartDaysOf(angel).map((day) => (
            <li key={`${day.month}-${day.day}`}>{dayWords(day)}</li>
          ))}
        </ul>
        <p>À ces dates, il garde la vie affective de qui voit le jour.</p>
      </Card>
    </aside>
  );
}
