import { isoMonthWords } from '@solelune/civil-time/words';
import { joined } from '@solelune/french/lists';
import { Icon } from '@solelune/ui/icon';
import type { AdvisorPageData } from '../../contract.ts';
import { LANGUAGES } from '../../engine/languages.ts';
import { DISCIPLINE_WORDS } from '../words.ts';

type Who = AdvisorPageData['advisor'];
type Words = Pick<Who, 'headline' | 'presentation' | 'disciplines' | 'themes' | 'languages' | 'practisingSince'> & {
  /** Null where nobody has joined yet: a page that is being written. */
  joinedOn: string | null;
};

/** What an advisor says of themselves, on their page and where they write it. */
export const FaceWords = ({ of: who }: { of: Words }) => (
  <>
    <p className="advisor-face__headline">{who.headline}</p>
    {who.presentation.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    <ul className="advisor-face__arts" aria-label="Disciplines">
      {who.disciplines.map((discipline) => (
        <li key={discipline} data-universe={DISCIPLINE_WORDS[discipline].universe}>
          <Icon of={DISCIPLINE_WORDS[discipline].glyph} size={20} />
          {DISCIPLINE_WORDS[discipline].name}
        </li>
      ))}
      {who.themes.map((theme) => (
        <li key={theme}>{theme}</li>
      ))}
    </ul>
    <dl className="advisor-face__facts">
      <div>
        <dt>Langues</dt>
        <dd>{joined(who.languages.map((code) => LANGUAGES[code] ?? code))}</dd>
      </div>
      {who.practisingSince && (
        <div>
          <dt>Pratique depuis</dt>
          <dd>{who.practisingSince}</dd>
        </div>
      )}
      {who.joinedOn && (
        <div>
          <dt>Ici depuis</dt>
          <dd>{isoMonthWords(who.joinedOn)}</dd>
        </div>
      )}
    </dl>
  </>
);

export const Expectations = ({ of: { session, tradition } }: { of: Pick<Who, 'session' | 'tradition'> }) => (
  <div className="advisor-expect">
    <div>
      <h3>Une séance</h3>
      {session.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
    <div>
      <h3>Sa tradition</h3>
      {tradition.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  </div>
);
