import { isoMonthWords } from '@solelune/civil-time/words';
import { SIGN_NOUNS } from '@solelune/french/sky-nouns';
import type { PageProps } from '@solelune/screen';
import { calendarGlyph, type Glyph, homeGlyph, Icon, pinGlyph } from '@solelune/ui/icon';
import { SignMedallion } from '@solelune/ui/sign-medallion';
import { Starry } from '@solelune/ui/starry';
import type { publicProfile } from '../../contract.ts';
import './member-page.css';

/** What a member chose to show, and not a word more. */
export default function MemberPage({ data: { member } }: PageProps<typeof publicProfile>) {
  const name = [member.firstname, member.lastname].filter(Boolean).join(' ') || 'Un membre';
  const facts: [Glyph, string, string | null][] = [
    [homeGlyph, 'Vit à', member.current_city],
    [pinGlyph, 'Ville de naissance', member.birth_city],
    [calendarGlyph, 'Membre depuis', member.member_since && isoMonthWords(member.member_since)],
  ];
  const shown = facts.filter(([, , words]) => words);
  return (
    <Starry as="article" className="public-member" glow="center" stars={160}>
      <div className="public-member__inner page">
        {member.photo && (
          <img className="public-member__photo" src={member.photo.small} width="384" height="384" alt="" />
        )}
        {!member.photo && member.sun_sign && <SignMedallion sign={member.sun_sign} size={190} />}
        <h1>{name}</h1>
        {member.sun_sign && <p className="public-member__sign">{SIGN_NOUNS[member.sun_sign].name}</p>}
        {shown.length > 0 ? (
          <dl>
            {shown.map(([glyph, title, words]) => (
              <div key={title}>
                <Icon of={glyph} size={24} />
                <dt>{title}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        ) : (
          !member.sun_sign && <p>Ce membre garde le reste pour lui.</p>
        )}
      </div>
    </Starry>
  );
}
