import { Link } from '@solelune/screen/navigation';
import { Icon, sheetGlyph } from '@solelune/ui/icon';
import type { MyQuestion } from '../../contract/question.ts';
import './joined-list.css';

/** What came with the question: results by their address or their cards, and pictures. */
export function JoinedList({ attachments, pictures }: Pick<MyQuestion, 'attachments' | 'pictures'>) {
  if (attachments.length === 0 && pictures.length === 0) return null;
  return (
    <div className="joined-list">
      <h3>Joint à la question</h3>
      <ul>
        {attachments.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change their order
          <li key={index}>
            <Icon of={sheetGlyph} size={20} />
            <div>
              {one.address ? <Link to={one.address}>{one.title}</Link> : <b>{one.title}</b>}
              {one.lines.length > 0 && (
                <ol>
                  {one.lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ol>
              )}
            </div>
          </li>
        ))}
      </ul>
      {pictures.length > 0 && (
        <div className="joined-list__pictures">
          {pictures.map((address, index) => (
            <a key={address} href={address} target="_blank" rel="noreferrer">
              <img src={address} alt={`Voir l’original, ${index + 1} sur ${pictures.length}`} loading="lazy" />
            </a>
          ))}
        </div>
      )}
    </div>
  );
}
