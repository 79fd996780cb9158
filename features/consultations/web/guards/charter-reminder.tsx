import { urlOf } from '@solelune/screen';
import { useAnswer } from '@solelune/screen/answer';
import { Link } from '@solelune/screen/navigation';
import { charter } from '../../contract/guards.ts';
import { addresses } from '../addresses.ts';
import './help-lines.css';

/** On the pages where an advisor works, until it is signed. */
export function CharterReminder() {
  const { answer } = useAnswer(charter, {});
  if (!answer || answer.signed_at) return null;
  return (
    <div className="help-lines" role="status">
      <p>La charte des conseillers attend votre signature.</p>
      <Link to={urlOf(addresses.charter, {})}>La lire et la signer</Link>
    </div>
  );
}
